import { expect, it } from 'vitest';
import {
  contributionLimits as limits,
  contributionSentences as sentences,
} from '#domain/contributions/contribution.ts';
import { reportSentences } from '#domain/build-reports/build-report.ts';
import { buildReportEndpoints } from './build-reports.ts';
import { contributionWords, shownName } from './contributions.ts';

const link = 'www.a.example ';
const swap = buildReportEndpoints['POST /api/builds/:id/report'].body.shape.swaps;

it.each([
  ['words', contributionWords, 'a.'.repeat(limits.words), sentences.wordsLong],
  ['a name', shownName, link.repeat(limits.shownName), sentences.nameLong],
  ['a swap', swap, [{ ref: 'R1', value: link.repeat(1000) }], reportSentences.swapLong],
])(
  '%s of too great a length are not searched for links, which takes the square of it',
  (_, schema, given, sentence) => {
    expect(schema.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  },
);
