import type { Safety } from '#contracts/second-factors.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Button } from '../ui/button/button.tsx';
import { fingerprint, lock } from '../ui/icon/office-icon-shapes.ts';
import { When } from '../ui/when/when.tsx';
import styles from './factor-list.module.css';

export type Factor = Safety['factors'][number];

const kindNames = { totp: 'App with codes', passkey: 'Passkey' } as const;

interface FactorListProps {
  readonly factors: readonly Factor[];
  readonly onRemove: (factor: Factor) => void;
}

export const FactorList = ({ factors, onRemove }: FactorListProps) => (
  <ul className={styles.list}>
    {factors.map((factor) => (
      <li key={factor.id} className={styles.factor}>
        <Icon shape={factor.kind === 'passkey' ? fingerprint : lock} />
        <div className={styles.words}>
          <div className={styles.name}>{factor.name}</div>
          <div className={styles.facts}>
            {kindNames[factor.kind]}, added <When at={factor.addedAt} dateOnly />
            {factor.usedAt ? (
              <>
                , used <When at={factor.usedAt} />
              </>
            ) : (
              ', not used yet'
            )}
          </div>
        </div>
        <Button aria-label={`Remove ${factor.name}`} onClick={() => onRemove(factor)}>
          Remove…
        </Button>
      </li>
    ))}
  </ul>
);
