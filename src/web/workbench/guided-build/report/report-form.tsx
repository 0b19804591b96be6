import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { BuildReportForm, OwnBuildReport } from '#contracts/build-reports.ts';
import { reportSentences, soundOfLink } from '#domain/build-reports/build-report.ts';
import { contributionLimits, contributionSentences } from '#domain/contributions/contribution.ts';
import { suggestedName } from '#domain/contributions/shown-name.ts';
import { paths } from '#domain/paths/paths.ts';
import { StarChoice } from '../../../components/star-choice/star-choice.tsx';
import { AppLink } from '../../../shell/app-link.tsx';
import { signInPath } from '../../../session/return-path.ts';
import { userQuery } from '../../../session/user.queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Field } from '../../../ui/field/field.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { lock, people } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import panel from '../../../ui/panel/panel.module.css';
import text from '../../../ui/text/text.module.css';
import type { Owner } from '../../synced-store/device-states.ts';
import { ClassChoice } from './class-choice.tsx';
import { privateThings, publicThings, publishSentence } from './report-text.ts';
import styles from './report-form.module.css';

type Draft = Pick<BuildReportForm, 'words' | 'stars' | 'firstPedal' | 'swaps' | 'classId'> & {
  readonly shownName: string;
  readonly link: string;
};

const draftOf = (published: OwnBuildReport | null): Draft => ({
  shownName: published?.shownName ?? '',
  words: published?.words ?? '',
  stars: published?.stars ?? null,
  firstPedal: published?.firstPedal ?? false,
  swaps: published?.swaps.map(({ refs, is }) => ({ ref: refs[0]!, value: is })) ?? [],
  link: published?.sound ?? '',
});

/** What was sent and refused is what somebody typed last. */
const draftOfForm = ({ shownName, words, stars, firstPedal, swaps, classId, sound }: BuildReportForm): Draft => ({
  shownName,
  words,
  stars,
  firstPedal,
  swaps,
  ...(classId && { classId }),
  link: sound ?? '',
});

const draftKey = (buildId: string): string => `taar-report-draft-${buildId}`;

/** What is typed stays in this tab, also over signing in. */
export function useReportDraft(buildId: string, published: OwnBuildReport | null, refused: BuildReportForm | null) {
  const [draft, setDraft] = useState<Draft>(() => {
    if (refused) return draftOfForm(refused);
    try {
      const kept = published ? null : sessionStorage.getItem(draftKey(buildId));
      return { ...draftOf(published), ...(kept === null ? {} : (JSON.parse(kept) as Partial<Draft>)) };
    } catch {
      return draftOf(published);
    }
  });
  useEffect(() => {
    try {
      sessionStorage.setItem(draftKey(buildId), JSON.stringify(draft));
    } catch {
      // It lives as long as the page.
    }
  }, [buildId, draft]);
  return { draft, change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })) };
}

type ReportDraft = ReturnType<typeof useReportDraft>;

function WhoSees() {
  return (
    <div className={styles.sees}>
      <div>
        <h3>
          <Icon shape={people} /> Public
        </h3>
        <ul>
          {publicThings.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>
          <Icon shape={lock} /> Not public
        </h3>
        <ul>
          {privateThings.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface ReportFormProps {
  owner: Owner;
  /** Slug of the kit. */
  kit: string;
  report: ReportDraft;
  isEdit: boolean;
  /** Why it was not sent. */
  problem: ReactNode;
  isSending: boolean;
  onPublish: (form: BuildReportForm) => void;
  onClose: () => void;
}

/** What only the builder knows: stars, a few words, a name. The rest is filled in. */
export function ReportForm({ owner, kit, report, isEdit, problem, isSending, onPublish, onClose }: ReportFormProps) {
  const { draft, change } = report;
  const { data: user } = useQuery(userQuery);
  const [place] = useLocation();
  const search = useSearch();
  const [errors, setErrors] = useState<{ name?: string; link?: string }>({});
  const suggested = user ? suggestedName(user) : '';
  const name = draft.shownName || suggested;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const sound = draft.link.trim() === '' ? null : soundOfLink(draft.link);
    const wrongLink = draft.link.trim() !== '' && sound === null;
    setErrors({
      ...(name.trim() === '' && { name: contributionSentences.nameMissing }),
      ...(wrongLink && { link: reportSentences.soundUnknown }),
    });
    if (name.trim() === '' || wrongLink) return;
    const { words, stars, firstPedal, swaps, classId } = draft;
    onPublish({ shownName: name.trim(), words, stars, firstPedal, swaps, sound, ...(classId && { classId }) });
  };
  return (
    <form className={`${panel.panel} ${styles.form}`} aria-label="Your report" onSubmit={submit} noValidate>
      <StarChoice legend="Stars for the kit" stars={draft.stars ?? null} onStars={(stars) => change({ stars })} />
      <TextAreaField
        label="A few words (optional)"
        rows={2}
        maxLength={contributionLimits.words}
        placeholder="What would you tell the next builder? We never edit it."
        value={draft.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <Field
        label="Name shown"
        value={owner === 'guest' ? draft.shownName : name}
        maxLength={contributionLimits.shownName}
        autoComplete="nickname"
        error={errors.name}
        onChange={({ target }) => change({ shownName: target.value })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.firstPedal}
          onChange={({ target }) => change({ firstPedal: target.checked })}
        />{' '}
        My first pedal
      </label>
      <ClassChoice owner={owner} kit={kit} classId={draft.classId} onClass={(classId) => change({ classId })} />
      <Field
        label="A Listen link (optional)"
        hint="How you set it. Without one it sounds as the kit comes, with your swaps."
        value={draft.link}
        error={errors.link}
        onChange={({ target }) => change({ link: target.value })}
      />
      <WhoSees />
      {problem}
      {owner === 'guest' ? (
        <>
          <p className={styles.note}>
            <b>Sign in to publish.</b> We need to know who wrote a report, so that nobody can invent one. Your email is
            never shown, and what you typed stays here meanwhile.
          </p>
          <AppLink
            href={signInPath(search ? `${place}?${search}` : place)}
            className={buttonClass({ variant: 'primary', wide: true })}
          >
            Sign in and publish
          </AppLink>
        </>
      ) : (
        <Button type="submit" variant="primary" wide className={styles.publish} pending={isSending}>
          {isSending ? 'Publishing…' : isEdit ? 'Publish the changes' : 'Publish report'}
        </Button>
      )}
      <Button variant="quiet" wide onClick={onClose}>
        {isEdit ? 'Leave it as it is' : 'Keep it to myself'}
      </Button>
      <p className={text.meta}>
        {publishSentence} <AppLink href={paths.privacy}>Privacy notice</AppLink>
      </p>
    </form>
  );
}
