import type { FailedPhoto } from './returns.queries.ts';

/** Photos that were not kept, and why. They can be added again under what was asked. */
export const FailedPhotos = ({ failed }: { failed: readonly FailedPhoto[] }) =>
  failed.length > 0 && (
    <div role="alert">
      <p>{failed.length === 1 ? 'One photo wasn’t kept.' : 'Some photos weren’t kept.'} You can add it again below.</p>
      <ul>
        {failed.map(({ name, why }) => (
          <li key={name}>
            {name}: {why}
          </li>
        ))}
      </ul>
    </div>
  );
