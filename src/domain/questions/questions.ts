/** Where a question stands: a part of the board by its designator, or a step of the guided build by its id. */
export const placePattern = /^(part|step):[\w .:+-]{1,60}$/;

/** What questions can be narrowed to. */
export const questionTopics = ['product', 'parts', 'steps'] as const;
export type QuestionTopic = (typeof questionTopics)[number];

/** A search shows so many of them. */
export const foundQuestions = 5;

export const questionSentences = {
  searchNotPlain: 'Search with plain words on one line.',
  wordsMissing: 'What would you like to know?',
  placeUnknown: 'place must name a part or a step, as in part:R3.',
  placeMissing: 'There is no such part or step here. Ask about the whole product instead.',
  topicUnknown: `topic must be one of ${questionTopics.join(', ')}.`,
} as const;

/** What an address says that a question is about; null: nothing that could be. */
export const placeOf = (search: URLSearchParams): string | null =>
  placePattern.exec(search.get('about') ?? '')?.[0] ?? null;

/** 'R3' of 'part:R3', and of a step where a part is placed the same. */
export function placeName(place: string): string {
  const [kind, ...rest] = place.split(':');
  const name = rest.at(-1)!;
  return kind === 'part' || /^[A-Z]+\d+$/.test(name) ? name : 'a step of the build';
}
