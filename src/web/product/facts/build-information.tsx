import type { Product } from '#contracts/catalogue.ts';
import { buildTimes, difficultyOrDefault } from '#domain/catalogue/catalogue.ts';
import { difficultyDescription, toolsFor } from '../product-texts.ts';
import { ProductSection } from './product-section.tsx';
import { ToolName } from './tool-name.tsx';
import styles from './build-information.module.css';

export function BuildInformation({ product }: { product: Product }) {
  const { difficulty, basedOn } = product;
  return (
    <ProductSection title="Build Information">
      <dl className={styles.facts}>
        <div>
          <dt>Difficulty</dt>
          <dd>{difficulty}</dd>
        </div>
        <div>
          <dt>Build time</dt>
          <dd>{buildTimes[difficultyOrDefault(difficulty)]}</dd>
        </div>
      </dl>
      <div className={styles.words}>
        <p>{difficultyDescription(product)}</p>
        {basedOn && <p>This kit is inspired by the classic {basedOn} circuit.</p>}
      </div>
      <h3>Tools needed</h3>
      <ul className={styles.tools}>
        {toolsFor(product).map((tool) => (
          <li key={tool}>
            <ToolName tool={tool} />
          </li>
        ))}
      </ul>
    </ProductSection>
  );
}
