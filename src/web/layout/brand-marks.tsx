/** Drawn by us in the line of the other icons: the icon set has no brands. */
export function GithubMark() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9.2 20.6v-2.9c-3 .9-4.2-1.2-4.9-2.2-.3-.4-.7-.8-1.2-1" />
      <path d="M14.8 20.6v-3.3c0-1-.3-1.8-.9-2.4 3.3-.4 5.3-2 5.3-5.5 0-1.3-.4-2.5-1.3-3.4.4-1.2.3-2.2 0-3.1-1.3 0-2.4.6-3.3 1.3a10.6 10.6 0 0 0-5.2 0C8.5 3.5 7.4 2.9 6.1 2.9c-.3.9-.4 1.9 0 3.1a4.9 4.9 0 0 0-1.3 3.4c0 3.5 2 5.1 5.3 5.5-.6.6-.9 1.4-.9 2.4" />
    </svg>
  );
}

export function YoutubeMark() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </svg>
  );
}

export function DiscordMark() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8.3 6.6c2.4-.7 5-.7 7.4 0l1-1.6c1.3.2 2.5.6 3.6 1.2 1.5 3.4 2.2 7 1.9 10.8-1.4 1-2.9 1.7-4.5 2.1l-1.3-2.2c-2.9.9-5.9.9-8.8 0l-1.3 2.2C4.7 18.7 3.2 18 1.8 17c-.3-3.8.4-7.4 1.9-10.8C4.8 5.6 6 5.2 7.3 5z" />
      <circle cx="8.9" cy="12.6" r="1.4" />
      <circle cx="15.1" cy="12.6" r="1.4" />
    </svg>
  );
}
