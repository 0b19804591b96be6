import type { ReactNode } from 'react';
import type { BuildCheck } from '#electronics/assembly/build-checks.ts';
import type { KeyBarProps } from '../card/key-bar.tsx';
import { StepCard } from '../card/step-card.tsx';
import type { BuildStep, CheckStep } from '../../builds/steps/build-steps.ts';

interface CheckFrameProps extends KeyBarProps {
  step: CheckStep;
  steps: readonly BuildStep[];
  children: ReactNode;
}

const power: Readonly<Record<BuildCheck['name'], string>> = {
  short: 'No power yet',
  supply: 'Power on',
  voltages: 'Power on',
};

/** Measure before the work goes on. */
export function CheckFrame({ step, steps, ...card }: CheckFrameProps) {
  const checks = steps.filter(({ kind }) => kind === 'check');
  return (
    <StepCard
      label="Check"
      number={`Check ${checks.indexOf(step) + 1} of ${checks.length}`}
      kind={power[step.check.name]}
      title={step.check.title}
      {...card}
    />
  );
}
