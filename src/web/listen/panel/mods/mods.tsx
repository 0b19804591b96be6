import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { PanelEvent } from '../panel-state.ts';
import { fittedChoice } from '../part-values.ts';
import type { Sound } from '../sound.ts';
import { ModCard } from './mod-card.tsx';
import { Trimmers } from './trimmers.tsx';
import { WhatIf } from './what-if.tsx';
import styles from './mods.module.css';

interface ModsProps {
  sheet: ListenSheet;
  sound: Sound;
  send: (event: PanelEvent) => void;
}

export function Mods({ sheet, sound, send }: ModsProps) {
  const { mods, trimmers } = sheet;
  return (
    <div className={styles.mods}>
      <h3>Change a part, hear the change</h3>
      <div className={styles.grid}>
        {mods.map((mod) => (
          <ModCard
            key={mod.refs.join('+')}
            mod={mod}
            fitted={fittedChoice(mod, sound.swaps)}
            onFit={(value) => send({ type: 'swapped', refs: mod.refs, value })}
          />
        ))}
        <WhatIf
          sheet={sheet}
          swaps={sound.swaps}
          onSwap={(ref, value) => send({ type: 'swapped', refs: [ref], value })}
        />
      </div>
      {trimmers.length > 0 && (
        <Trimmers
          trimmers={trimmers}
          positions={sound.trimmers}
          onTrim={(ref, position) => send({ type: 'trimmed', ref, position })}
        />
      )}
    </div>
  );
}
