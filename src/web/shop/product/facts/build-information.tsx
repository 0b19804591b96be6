import type { Product } from '#contracts/catalogue.ts';
import { buildTimes, difficultyOrDefault } from '#domain/catalogue/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { difficultyDescription, kitsText, toolsFor } from '../product-texts.ts';
import { ProductSection } from './product-section.tsx';
import styles from './build-information.module.css';

/** The tools of product-texts.ts that the shop sells, by how they are named there. */
const sold: readonly (readonly [start: string, slug: string])[] = [
  ['Soldering iron', 'soldering-iron'],
  ['Solder,', 'solder-50g'],
  ['Side cutters', 'side-cutters'],
  ['Wire stripper', 'wire-stripper'],
  ['Multimeter', 'multimeter'],
];

/** A tool that is needed; what the shop sells of it is one press away. */
export function ToolName({ tool }: { tool: string }) {
  const slug = sold.find(([start]) => tool.startsWith(start))?.[1];
  return slug ? <AppLink href={paths.product(slug)}>{tool}</AppLink> : tool;
}

/** A part is not built by itself: it claims no difficulty and no time, and asks for a tool only if it cannot be used without. */
export function BuildInformation({ product }: { product: Product }) {
  const { difficulty, basedOn, category, usedInKits } = product;
  const isPart = category === 'parts';
  const tools = toolsFor(product);
  return (
    <ProductSection title="Build Information">
      <dl className={styles.facts}>
        {!isPart && (
          <div>
            <dt>Difficulty</dt>
            <dd>{difficulty}</dd>
          </div>
        )}
        <div>
          <dt>{isPart ? 'Used in' : 'Build time'}</dt>
          <dd>{isPart ? kitsText(usedInKits) : buildTimes[difficultyOrDefault(difficulty)]}</dd>
        </div>
      </dl>
      <div className={styles.words}>
        {!isPart && <p>{difficultyDescription(difficulty)}</p>}
        {basedOn && <p>This kit is inspired by the classic {basedOn} circuit.</p>}
      </div>
      {tools.length > 0 && (
        <>
          <h3>Tools needed</h3>
          <ul className={styles.tools}>
            {tools.map((tool) => (
              <li key={tool}>
                <ToolName tool={tool} />
              </li>
            ))}
          </ul>
          {!isPart && (
            <p>
              Missing some of them? <AppLink href={paths.firstPedal}>Get the tools for your first pedal</AppLink>
            </p>
          )}
        </>
      )}
    </ProductSection>
  );
}
