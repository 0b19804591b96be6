import guideIndex from 'virtual:guide-index';

/** The picture of each page; one without a picture of its own shows the kit laid out. */
const kinds: Readonly<Record<string, string>> = {
  'guides/beginner': 'kit',
  'guides/soldering': 'solder',
  'guides/circuit-theory': 'scope',
  'videos/first-build': 'sound',
  'videos/soldering-basics': 'joint',
  'videos/tracing-a-circuit': 'measure',
};

export const thumbUrl = (name: string): string => guideIndex.thumbs[kinds[name] ?? 'kit'] ?? '';
