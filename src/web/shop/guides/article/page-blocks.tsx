import type { PageBlock } from '#content/markdown-page.ts';
import { calculators } from '../calculators/calculators.ts';
import { textMarker } from '../../policies/page-store.ts';
import styles from './page-blocks.module.css';

/** The HTML comes from our own Markdown, made at build time; the helpers between are alive. */
export function PageBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map((block, place) => {
    // A page never changes while it is shown, so that the place of a block is its name.
    const key = String(place);
    if ('html' in block)
      return (
        <div key={key} className={styles.block} {...textMarker} dangerouslySetInnerHTML={{ __html: block.html }} />
      );
    const Helper = calculators[block.calculator];
    return <Helper key={key} />;
  });
}
