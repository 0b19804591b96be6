import { useState } from 'react';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { Player } from '../../components/player/audio/player.ts';
import { Button } from '../../ui/button/button.tsx';
import { useRest } from '../panel/plots/use-curves.ts';
import type { Sound } from '#drawings/listen/sound.ts';
import styles from './own-nets.module.css';

interface OwnNetsProps {
  sheet: ListenSheet;
  sound: Sound;
  player: Player;
}

/** Every net with its voltage at rest, and a probe that makes it heard. */
export function OwnNets({ sheet, sound, player }: OwnNetsProps) {
  const rest = useRest(sheet, sound);
  const [probed, setProbed] = useState<string | null>(null);
  const probe = (net: string | null): void => {
    setProbed(net);
    player.probe(net);
  };
  const nets = [...new Set(sheet.circuit.components.flatMap(({ pins }) => Object.values(pins)))].filter(
    (net) => net in rest,
  );
  return (
    <details className={styles.nets}>
      <summary>Voltages at rest, and a probe</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Net</th>
            <th scope="col">At rest</th>
            <th scope="col">Probe</th>
          </tr>
        </thead>
        <tbody>
          {nets.map((net) => (
            <tr key={net}>
              <th scope="row">{net}</th>
              <td>{rest[net]!.toFixed(2)} V</td>
              <td>
                <Button
                  small
                  aria-pressed={probed === net}
                  aria-label={`Hear ${net}`}
                  onClick={() => probe(probed === net ? null : net)}
                >
                  Hear
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
