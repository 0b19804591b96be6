import type { z } from 'zod';
import type { Issue, IssueSummary, issueText, NewsletterOverview } from '#contracts/newsletter.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import { isUuid } from '../db/uuid.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import { renderMailNow } from '../mail/mail-layout.ts';
import * as issues from './issue.repository.ts';
import type { HeldIssue, IssueRow } from './issue.repository.ts';
import { newsletterIssueMail } from './newsletter-mails.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

export type IssueService = ReturnType<typeof createIssueService>;

type Text = z.output<typeof issueText>;

interface Deps {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly publicUrl: () => string;
  readonly emailOf: (userId: number) => Promise<string>;
}

const toSummary = ({ body: _body, createdAt, startedAt, finishedAt, ...row }: IssueRow): IssueSummary => ({
  ...row,
  createdAt: createdAt.toISOString(),
  startedAt: startedAt?.toISOString() ?? null,
  finishedAt: finishedAt?.toISOString() ?? null,
});

const toIssue = (row: IssueRow): Issue => ({ ...toSummary(row), body: row.body });
const textOf = ({ subject, body }: Text): Text => ({ subject, body });

/** What is written to all who subscribe. */
export function createIssueService({ db, jobs, publicUrl, emailOf }: Deps) {
  async function get(id: string): Promise<Issue> {
    const row = isUuid(id) ? await issues.find(db, id) : null;
    if (!row) throw new Refusal('issue-unknown');
    return toIssue(row);
  }

  const record = (tx: Queryable, staff: Staff, issue: { id: string; subject: string }, action: string, texts = {}) =>
    recordChange(tx, staff, { thing: 'newsletter', thingId: issue.id, label: issue.subject, action, ...texts });

  /** Changes an issue that nobody else changes meanwhile. */
  async function change(id: string, work: (tx: Queryable, issue: HeldIssue) => Promise<void>): Promise<Issue> {
    await db.transaction(async (tx) => {
      const issue = isUuid(id) ? await issues.lock(tx, id) : null;
      if (!issue) throw new Refusal('issue-unknown');
      await work(tx, issue);
    });
    return get(id);
  }

  return {
    get,

    async overview(): Promise<NewsletterOverview> {
      const [subscribers, list] = await Promise.all([issues.subscribers(db), issues.list(db)]);
      return { subscribers, issues: list.map(toSummary) };
    },

    async add(text: Text, staff: Staff): Promise<Issue> {
      const id = await db.transaction(async (tx) => {
        const added = await issues.insert(tx, text.subject, text.body);
        await record(tx, staff, { id: added, subject: text.subject }, 'wrote', { after: textOf(text) });
        return added;
      });
      return get(id);
    },

    change: (id: string, { version, ...text }: Text & { readonly version: number }, staff: Staff): Promise<Issue> =>
      change(id, async (tx, issue) => {
        if (issue.status !== 'draft') throw new Refusal('issue-sent');
        if (issue.version !== version) throw new Refusal('changed-meanwhile');
        await issues.update(tx, id, text.subject, text.body);
        await record(tx, staff, { id, subject: text.subject }, 'changed', {
          before: textOf(issue),
          after: textOf(text),
        });
      }),

    /** The mail as a subscriber gets it, but for the token. */
    async preview(text: Text): Promise<{ html: string; text: string }> {
      const mail = await renderMailNow(db, newsletterIssueMail('', text, unsubscribeLinks(publicUrl(), '')));
      return { html: mail.html, text: mail.text };
    },

    async sendTest(id: string, staff: Staff): Promise<void> {
      const email = await emailOf(staff.userId);
      await change(id, async (tx, issue) => {
        await jobs.enqueue(tx, 'mail/newsletter-test', { issueId: id, email });
        await record(tx, staff, issue, 'tested');
      });
    },

    /** Begins, or goes on after a pause: who has it already is not asked for again. */
    send: (id: string, version: number, staff: Staff): Promise<Issue> =>
      change(id, async (tx, issue) => {
        if (issue.version !== version) throw new Refusal('changed-meanwhile');
        if (issue.status !== 'draft' && issue.status !== 'paused') throw new Refusal('issue-sent');
        await issues.move(tx, id, 'sending');
        await jobs.enqueue(tx, 'newsletter/batch', { issueId: id });
        await record(tx, staff, issue, issue.status === 'draft' ? 'sent' : 'went on sending');
      }),

    pause: (id: string, staff: Staff): Promise<Issue> =>
      change(id, async (tx, issue) => {
        if (issue.status !== 'sending') throw new Refusal('issue-not-sending');
        await issues.move(tx, id, 'paused');
        await record(tx, staff, issue, 'paused');
      }),
  };
}
