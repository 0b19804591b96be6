import { expect, it } from 'vitest';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import type { PlayerState } from '../../../components/player/audio/player.ts';
import { Transport } from './transport.tsx';

it.each([
  ['network', 'Try again'],
  ['silent', 'Listen'],
  ['interrupted', 'Listen'],
] as const)('after %s the button says %s, as the notice does', (failure, word) => {
  const state: PlayerState = { phase: 'failed', quality: 2, missed: 0, failure };
  const html = renderMarkup(
    <Transport
      go={{ current: null }}
      state={state}
      bypassed={false}
      takesFocus={false}
      onGo={() => {}}
      onBypass={() => {}}
    >
      {null}
    </Transport>,
  );
  expect(textOf(/<button.*?<\/button>/s.exec(html)![0])).toBe(word);
});
