declare module '*.md' {
  import type { MarkdownPage } from '#content/markdown-page.ts';
  const page: MarkdownPage;
  export default page;
}
