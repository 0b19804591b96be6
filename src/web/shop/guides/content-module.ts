const guideAddress = /^\/guides\/(videos\/)?([a-z0-9-]+)\/?$/;

/** The source file of the text at an address, by which the server has the browser fetch it together with the page. */
export function contentModule(pathname: string): string | null {
  const [, videos, id] = guideAddress.exec(pathname) ?? [];
  return id === undefined ? null : `../../content/${videos ? 'videos' : 'guides'}/${id}.md`;
}
