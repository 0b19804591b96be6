/** Whether programs that read the shop are asked to stay away. */
export const crawlerChoices = { welcome: 'May read the shop', refused: 'Are asked to stay away' } as const;
export type CrawlerChoice = keyof typeof crawlerChoices;

export interface CrawlerSettings {
  /** Of those that find pages for people. */
  readonly searchBots: CrawlerChoice;
  /** Of those that collect text to train models with. */
  readonly trainingBots: CrawlerChoice;
  /** Proves to search engines that it is we who tell of changes; empty: nobody is told. */
  readonly indexNowKey: string;
}

/** Their names in robots.txt, as their owners documented them by November 2026. */
export const crawlerNames = {
  searchBots: [
    'Googlebot',
    'Bingbot',
    'DuckDuckBot',
    'DuckAssistBot',
    'Applebot',
    'YandexBot',
    'OAI-SearchBot',
    'Claude-SearchBot',
    'PerplexityBot',
  ],
  trainingBots: [
    'GPTBot',
    'ClaudeBot',
    'Google-Extended',
    'Applebot-Extended',
    'CCBot',
    'Bytespider',
    'Meta-ExternalAgent',
  ],
} as const satisfies Record<'searchBots' | 'trainingBots', readonly string[]>;

/** What IndexNow takes as a key. */
export const isIndexNowKey = (text: string): boolean => /^[A-Za-z0-9-]{8,128}$/.test(text);
