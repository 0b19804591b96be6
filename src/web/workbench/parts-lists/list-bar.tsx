import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { useAddUnits } from '../../components/cart/add-units.queries.ts';
import { shareLines } from '../../components/cart/share-lines.ts';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Input } from '../../ui/field/input.tsx';
import { LabelledControl } from '../../ui/field/labelled-control.tsx';
import { classNames } from '../../ui/class-names.ts';
import { changeWithUndo, piecesText } from '../stash/stash-toasts.ts';
import { useStash } from '../stash/my-stash.ts';
import text from '../../ui/text/text.module.css';
import { listToFragment, maxNameLength, type PastedList } from './list-link.ts';
import { chosenParts } from '#domain/part-matching/chosen-parts.ts';
import type { MyLists } from './my-lists.ts';
import type { Matched } from './use-pasted-list.ts';
import styles from './list-bar.module.css';

const partsText = (count: number): string => `${count} ${count === 1 ? 'part' : 'parts'}`;

async function share(pasted: PastedList): Promise<void> {
  const fragment = await listToFragment(pasted);
  if (fragment === null) {
    toast({
      title: 'This bill is too long for a link',
      description: 'Send the file instead, or share it in two halves.',
    });
    return;
  }
  history.replaceState(history.state, '', `${paths.bench('paste')}#${fragment}`);
  try {
    await navigator.clipboard.writeText(location.href);
    toast({ title: 'Link copied', description: 'The whole bill is in the link. We don’t store it.' });
  } catch {
    toast({ title: 'Copy the link from the address bar', description: 'The whole bill is in the link.' });
  }
}

function keep(myLists: MyLists, pasted: PastedList): void {
  const { replaced, undo } = myLists.keep(pasted);
  toast({
    title: replaced ? 'Bill replaced' : myLists.owner === 'guest' ? 'Bill kept on this device' : 'Bill kept',
    description: pasted.name,
    action: { label: 'Undo', altText: 'Undo keeping this bill', run: undo },
  });
}

interface ListBarProps {
  pasted: PastedList;
  myLists: MyLists;
  matched: Matched;
  onChange: (change: Partial<PastedList>) => void;
}

/** What can be done with a list that was read: keep it, share it, buy it. */
export function ListBar({ pasted, myLists, matched, onChange }: ListBarProps) {
  const addUnits = useAddUnits();
  const name = pasted.name.trim();
  const stash = useStash();
  const { pieces, covered, toAdd, outOfStock, short, total, unanswered } = chosenParts(
    matched.entries,
    pasted.answers,
    matched.index,
    stash?.counts,
  );
  const putIn = new Map([...pieces].map(([{ slug }, count]) => [slug, count]));
  const notes = [
    unanswered > 0 && `${unanswered} ${unanswered === 1 ? 'question is' : 'questions are'} still open.`,
    covered > 0 && `Your stash has enough of ${partsText(covered)}.`,
    outOfStock.length > 0 && `${partsText(outOfStock.length)} out of stock.`,
    short.length > 0 && `We don’t have enough of ${partsText(short.length)}.`,
    toAdd.length > 0 && 'Rounded up to whole packs.',
  ].filter((note) => note !== false);
  return (
    <div>
      <p className={classNames(text.meta, styles.note)} role="status">
        {notes.join(' ')}
      </p>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '') keep(myLists, { ...pasted, name });
        }}
      >
        <LabelledControl label="Keep it as" className={styles.name}>
          {(control) => (
            <Input
              {...control}
              value={pasted.name}
              maxLength={maxNameLength}
              placeholder="Fuzz Box, my own board"
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </LabelledControl>
        <Button type="submit" disabled={name === ''}>
          Keep
        </Button>
        <Button onClick={() => void share(pasted)}>Share</Button>
      </form>
      <Button
        variant="primary"
        wide
        className={styles.add}
        disabled={toAdd.length === 0}
        pending={addUnits.isPending}
        onClick={() => addUnits.mutate({ purpose: name === '' ? 'From your bill' : `For ${name}`, units: toAdd })}
      >
        {addUnits.isPending
          ? 'Adding...'
          : toAdd.length === 0
            ? 'Nothing to add'
            : `Add ${partsText(toAdd.length)} to cart, ${formatMoney(total)}`}
      </Button>
      {toAdd.length > 0 && (
        <Button wide className={styles.add} onClick={() => void shareLines(toAdd)}>
          Copy a link to these packs
        </Button>
      )}
      {stash && putIn.size > 0 && (
        <Button
          wide
          className={styles.add}
          onClick={() => {
            const count = [...putIn.values()].reduce((sum, each) => sum + each, 0);
            changeWithUndo(stash, `${piecesText(count)} put in your stash`, putIn);
          }}
        >
          I have these: put {partsText(putIn.size)} in my stash
        </Button>
      )}
    </div>
  );
}
