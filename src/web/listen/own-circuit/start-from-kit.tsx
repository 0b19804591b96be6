import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { kicadNetlist } from '#electronics/kicad-netlist.ts';
import { LabelledControl } from '../../ui/field/labelled-control.tsx';
import { ArrowSelect } from '../../ui/field/arrow-select.tsx';
import type { PedalboardKit } from '../pedalboard/pedalboard.queries.ts';
import { soundingKitQuery } from '../pedalboard/sounding-kit.queries.ts';
import { Notice } from '../panel/parts/notice.tsx';

interface StartFromKitProps {
  kits: readonly PedalboardKit[];
  onOpen: (netlist: string) => void;
}

/** The netlist of a kit, as its document for KiCad has it, with its knobs where they are drawn. */
export function StartFromKit({ kits, onOpen }: StartFromKitProps) {
  const queryClient = useQueryClient();
  const [failed, setFailed] = useState(false);
  const open = async (slug: string): Promise<void> => {
    setFailed(false);
    const kit = kits.find((each) => each.slug === slug)!;
    const sounding = await queryClient.fetchQuery(soundingKitQuery(slug)).catch(() => null);
    if (!sounding) return setFailed(true);
    const { circuit, controls, trimmers } = sounding.sheet;
    const positions = Object.fromEntries([...controls, ...trimmers].map(({ ref, position }) => [ref, position]));
    onOpen(kicadNetlist(kit.name, circuit.components, positions));
  };
  return (
    <>
      <LabelledControl label="Start from a kit">
        {(control) => (
          <ArrowSelect {...control} value="" onChange={({ target }) => void open(target.value)}>
            <option value="" disabled>
              Choose a kit
            </option>
            {kits.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </ArrowSelect>
        )}
      </LabelledControl>
      {failed && (
        <Notice look="bad" title="The kit didn’t load">
          Your netlist is as you left it. Check your connection and choose the kit again.
        </Notice>
      )}
    </>
  );
}
