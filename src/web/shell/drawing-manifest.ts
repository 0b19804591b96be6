import addresses from 'virtual:drawing-manifest';

/** The address of one of the shop's own pictures. Pictures of products come with the product. */
export function drawingUrl(name: string): string {
  return addresses[name] ?? `/art/${name.replaceAll('/', '-')}.svg`;
}
