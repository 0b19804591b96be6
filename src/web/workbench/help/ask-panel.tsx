import { useEffect } from 'react';
import type { DeviceFacts } from '#contracts/help.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { helpLimits, helpRetentionDays, helpSideNames } from '#domain/help/help.ts';
import { paths } from '#domain/paths/paths.ts';
import { ApiError } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { signInPath } from '../../session/return-path.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { check } from '../../ui/icon/icon-shapes.ts';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import text from '../../ui/text/text.module.css';
import type { SavedBuild } from '../builds/saved-build.ts';
import type { Photos } from '../guided-build/photos/use-photos.ts';
import { useOnline } from '../offline/use-online.ts';
import type { Owner } from '../synced-store/device-states.ts';
import { useHelpDraft } from './help-draft.ts';
import { missingIn } from './help-facts.ts';
import { useSendHelp, type SidePhoto } from './help.queries.ts';
import { SideSlots } from './side-slots.tsx';
import { sidePhotos } from './side-photos.ts';
import styles from './ask-panel.module.css';

interface AskPanelProps {
  sheet: WorkbenchSheet;
  facts: DeviceFacts;
  build: SavedBuild;
  name: string;
  owner: Owner;
  photos: Photos;
}

const Item = ({ isThere, label, note }: { isThere: boolean; label: string; note: string }) => (
  <li>
    {isThere ? <Icon shape={check} /> : <Lamp colour="amber" />}
    <span>{label}</span>
    <span className={text.meta}>{note}</span>
  </li>
);

const sidesWanted = ['parts', 'solder'] as const;

/** What is in it, and what we still want: each line says so in words. */
function Checklist({ facts, own }: { facts: DeviceFacts; own: readonly SidePhoto[] }) {
  const missing = missingIn(facts);
  const sides = sidesWanted.filter((side) => own.some((photo) => photo.side === side)).length;
  const count = facts.readings.length;
  return (
    <ul className={styles.list}>
      <Item isThere={!missing.symptoms} label="What it does" note={missing.symptoms ? 'Missing' : 'Said'} />
      <Item
        isThere={missing.readings === 0}
        label="Voltages"
        note={missing.readings > 0 ? `${missing.readings} more, please` : `${count} measured`}
      />
      <Item isThere={sides === 2} label="Both sides of the board" note={`${sides} of 2 photos`} />
      <Item
        isThere={facts.suspects.length > 0}
        label="What the fault finder thinks"
        note={`${facts.suspects.length} ${facts.suspects.length === 1 ? 'suspect' : 'suspects'}`}
      />
    </ul>
  );
}

function missingText(facts: DeviceFacts, own: readonly SidePhoto[]): string | null {
  const missing = missingIn(facts);
  if (missing.symptoms) return 'Say what it does first: the fault finder asks for it.';
  if (missing.readings > 0)
    return 'Measure the supply and two more points in the fault finder. Most faults show there.';
  const side = sidesWanted.find((each) => !own.some((photo) => photo.side === each));
  return side ? `${helpSideNames[side]}: a photo is missing. Most faults are seen there and nowhere else.` : null;
}

function SignIn({ slug }: { slug: string }) {
  return (
    <>
      <p>Sign in to ask: the answer comes to your account and by email.</p>
      <AppLink href={signInPath(paths.bench(slug, 'help'))} className={buttonClass({ variant: 'primary', wide: true })}>
        Sign in
      </AppLink>
    </>
  );
}

/** Whether it failed for want of a network: then it is sent later, without another press. */
const isRefused = (error: unknown): boolean => error instanceof ApiError;

/** Everything is packed: what is missing is said, and one press sends it. */
export function AskPanel({ sheet, facts, build, name, owner, photos }: AskPanelProps) {
  const own = sidePhotos(photos.list);
  const isOnline = useOnline();
  const { draft, keep, forget } = useHelpDraft(owner, build.id);
  const { mutate, isPending, error } = useSendHelp(forget);
  const missing = missingText(facts, own);
  const isWaiting = draft?.asked !== undefined && !isRefused(error);
  const send = (from = draft): void => {
    if (from?.asked && owner !== 'guest') mutate({ draft: from, build, name, userId: owner, photos: own });
  };
  const hasPhotos = own.length >= 2;
  // What was asked without a network goes as soon as there is one and the photos have been read from this device.
  useEffect(() => {
    if (isOnline && isWaiting && hasPhotos && !isPending) send();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOnline, hasPhotos]);

  return (
    <section className={styles.panel} aria-labelledby="ready">
      <h3 id="ready">{isWaiting && !isPending ? 'Kept until you’re online' : 'Ready to send?'}</h3>
      <Checklist {...{ facts, own }} />
      <SideSlots {...{ photos, own }} />
      {owner === 'guest' ? (
        <SignIn slug={sheet.slug} />
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (missing === null && !isPending) send(keep({ asked: facts }));
          }}
        >
          <TextAreaField
            label="Anything else? (optional)"
            rows={3}
            maxLength={helpLimits.words}
            placeholder="It worked for a second when I pressed on the board."
            value={draft?.words ?? ''}
            readOnly={isPending}
            onChange={({ target }) => keep({ words: target.value })}
          />
          {missing && <p className={styles.missing}>{missing}</p>}
          <FormError>{isRefused(error) ? errorMessage(error!) : null}</FormError>
          <Button variant="primary" wide type="submit" disabled={missing !== null} pending={isPending}>
            {isPending ? 'Sending…' : 'Ask the shop'}
          </Button>
          <p role="status" className={text.meta}>
            {isWaiting && !isPending
              ? 'There’s no network. Your question is kept on this device, and goes once when you open this page online.'
              : ''}
          </p>
        </form>
      )}
      <p className={text.meta}>
        {`Only the shop sees this. It’s never published, you can delete it any time, and we delete it ${helpRetentionDays} days after it’s closed. `}
        <AppLink href={paths.contact}>I can’t measure</AppLink>
      </p>
      <AppLink href={paths.bench(sheet.slug, 'faults')} className={buttonClass({ wide: true })}>
        Keep measuring
      </AppLink>
    </section>
  );
}
