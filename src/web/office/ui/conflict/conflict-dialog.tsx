import { useState, type ReactNode } from 'react';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { Button } from '../button/button.tsx';
import { check } from '../../../ui/icon/icon-shapes.ts';
import styles from './conflict-dialog.module.css';

type Values = Readonly<Record<string, unknown>>;

interface FieldMerge {
  readonly name: string;
  readonly before: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** 'choice': both sides changed it, and not to the same. */
  readonly kind: 'choice' | 'only-mine' | 'only-theirs';
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What became of each field since `before`: what the other has saved, what is typed here. Fields that neither touched,
 * or both in the same way, are not named: there is nothing to say about them.
 */
export function mergeFields(names: readonly string[], before: Values, theirs: Values, mine: Values): FieldMerge[] {
  return names.flatMap((name): FieldMerge[] => {
    const values = { before: before[name], theirs: theirs[name], mine: mine[name] };
    const theyChanged = !same(values.before, values.theirs);
    const iChanged = !same(values.before, values.mine);
    if ((!theyChanged && !iChanged) || same(values.theirs, values.mine)) return [];
    if (theyChanged && iChanged) return [{ name, ...values, kind: 'choice' }];
    return [{ name, ...values, kind: iChanged ? 'only-mine' : 'only-theirs' }];
  });
}

/** What is saved in the end: mine where only I changed it or where I chose it, theirs everywhere else. */
export function mergedValues(theirs: Values, merges: readonly FieldMerge[], takesMine: ReadonlySet<string>): Values {
  const kept = merges.filter(({ name, kind }) => kind === 'only-mine' || (kind === 'choice' && takesMine.has(name)));
  return { ...theirs, ...Object.fromEntries(kept.map(({ name, mine }) => [name, mine])) };
}

interface ConflictField {
  readonly name: string;
  readonly label: string;
  readonly show?: (value: unknown) => ReactNode;
}

interface ConflictDialogProps {
  /** 'Chorus Pedal' */
  readonly thing: string;
  /** Who saved first: 'Ravi'. Without a name it is somebody else. */
  readonly who?: string;
  /** 'Saved 2 minutes ago, at 10:10 am.' */
  readonly when: string;
  readonly fields: readonly ConflictField[];
  /** As it was when the editing began, as the other saved it, as it is typed here. */
  readonly before: Values;
  readonly theirs: Values;
  readonly mine: Values;
  readonly isSaving: boolean;
  /** The whole, merged; saved with the version of `theirs`. */
  readonly onSave: (merged: Values) => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

interface LineProps {
  readonly merge: FieldMerge;
  readonly field: ConflictField;
  /** 'Ravi', or 'they'. */
  readonly who: string;
  /** 'Ravi’s', or 'theirs'. */
  readonly whose: string;
  readonly isMine: boolean;
  readonly onChoose: (mine: boolean) => void;
}

function Choice({ merge, field, isMine, onChoose, whose }: LineProps) {
  const show = field.show ?? String;
  const option = (mine: boolean) => (
    <td>
      <label className={styles.option}>
        <input
          type="radio"
          name={field.name}
          aria-label={`${field.label}: ${mine ? 'yours' : whose}`}
          checked={isMine === mine}
          onChange={() => onChoose(mine)}
        />
        <span>
          {/* The heading of the column, where there is but one. */}
          <b className={styles.whose} aria-hidden="true">
            {mine ? 'Yours' : whose.replace('theirs', 'Theirs')}
          </b>
          {show(mine ? merge.mine : merge.theirs)} <span className={styles.was}>was {show(merge.before)}</span>
        </span>
      </label>
    </td>
  );
  return (
    <tr>
      <th scope="row">{field.label}</th>
      {option(false)}
      {option(true)}
    </tr>
  );
}

function Settled({ merge, field, who }: LineProps) {
  const show = field.show ?? String;
  const isMine = merge.kind === 'only-mine';
  const note = (
    <td>
      <span className={styles.settled}>
        <Icon shape={check} />
        <span>
          {show(isMine ? merge.mine : merge.theirs)}{' '}
          <span className={styles.was}>
            {isMine ? 'Only you changed this. It will be saved.' : `Only ${who} changed this. It stays.`}
          </span>
        </span>
      </span>
    </td>
  );
  const untouched = <td className={styles.was}>not touched</td>;
  return (
    <tr>
      <th scope="row">{field.label}</th>
      {isMine ? untouched : note}
      {isMine ? note : untouched}
    </tr>
  );
}

/** Somebody else saved first. Nothing of either is lost, and nothing is saved before the button. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { thing, who = null, when, fields, before, theirs, mine, isSaving, onSave, onTakeTheirs, onClose } = props;
  const whose = who === null ? 'theirs' : `${who}’s`;
  const names = fields.map(({ name }) => name);
  const merges = mergeFields(names, before, theirs, mine);
  const choices = merges.filter(({ kind }) => kind === 'choice');
  const [takesMine, setTakesMine] = useState<ReadonlySet<string>>(() => new Set(names));
  const choose = (name: string) => (isMine: boolean) => {
    const next = new Set(takesMine);
    if (isMine) next.add(name);
    else next.delete(name);
    setTakesMine(next);
  };
  const ofMine =
    merges.filter(({ kind }) => kind === 'only-mine').length + choices.filter(({ name }) => takesMine.has(name)).length;
  return (
    <Dialog
      alert
      className={styles.dialog}
      title={`${who ?? 'Somebody else'} changed ${thing} while you were editing`}
      busy={isSaving}
      onClose={onClose}
    >
      <p className={styles.lead}>
        {when} Nothing of yours is lost, and nothing is saved yet.{choices.length > 0 && ' Choose for each line.'}
      </p>
      <table className={styles.merge}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Field</VisuallyHidden>
            </th>
            <th scope="col">{who === null ? 'Theirs' : whose}, saved</th>
            <th scope="col">Yours, not saved</th>
          </tr>
        </thead>
        <tbody>
          {merges.map((merge) => {
            const field = fields.find(({ name }) => name === merge.name)!;
            const line = {
              merge,
              field,
              who: who ?? 'they',
              whose,
              isMine: takesMine.has(merge.name),
              onChoose: choose(merge.name),
            };
            return merge.kind === 'choice' ? (
              <Choice key={merge.name} {...line} />
            ) : (
              <Settled key={merge.name} {...line} />
            );
          })}
        </tbody>
      </table>
      <DialogActions>
        <Button variant="quiet" className={styles.first} disabled={isSaving} onClick={onClose}>
          Keep editing
        </Button>
        <Button disabled={isSaving} onClick={onTakeTheirs}>
          Take all of {whose}
        </Button>
        <Button variant="primary" disabled={isSaving} onClick={() => onSave(mergedValues(theirs, merges, takesMine))}>
          Save: {ofMine} yours, {merges.length - ofMine} {whose}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
