import { subcategories } from '#domain/catalogue/catalogue.ts';
import { Price } from '../../../components/price/price.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import type { PedalboardKit } from '../pedalboard.queries.ts';
import styles from './chooser.module.css';

interface ChooserProps {
  kits: readonly PedalboardKit[];
  onChoose: (slug: string) => void;
  onClose: () => void;
}

/** All kits that sound, by what they do. */
export function Chooser({ kits, onChoose, onClose }: ChooserProps) {
  const known = new Set(subcategories.kit.map(({ slug }) => slug));
  const groups = [...subcategories.kit, { slug: null, label: 'More' }]
    .map(({ slug, label }) => ({
      label,
      kits: kits.filter(({ subcategory }) => (slug === null ? !known.has(subcategory) : subcategory === slug)),
    }))
    .filter((group) => group.kits.length > 0);
  return (
    <Dialog title="Add a pedal" className={styles.dialog} onClose={onClose}>
      {groups.map((group) => (
        <section key={group.label} className={styles.group}>
          <h3>{group.label}</h3>
          <ul>
            {group.kits.map((kit) => (
              <li key={kit.slug}>
                <button type="button" className={styles.kit} onClick={() => onChoose(kit.slug)}>
                  <img src={kit.imageUrl} alt="" width={132} height={154} loading="lazy" />
                  <span>
                    <b>{kit.name}</b>
                    <Price amount={kit.price} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
