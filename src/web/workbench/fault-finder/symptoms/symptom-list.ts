import type { Symptom } from '#electronics/diagnosis/inference/symptoms.ts';
import type { FaultSearch } from '../fault-search.ts';

export interface SymptomCard {
  readonly symptom: Symptom;
  readonly name: string;
  readonly hint: string;
  readonly isLampLit: boolean;
  /** The trace of a scope, from -1 to 1 over one width. */
  readonly trace: (x: number) => number;
}

const sine = (x: number, turns: number): number => Math.sin(2 * Math.PI * turns * x);

export const symptomCards: readonly SymptomCard[] = [
  {
    symptom: 'silent',
    name: 'Lamp lights, effect is silent',
    hint: 'Bypass still plays.',
    isLampLit: true,
    trace: () => 0,
  },
  {
    symptom: 'dark',
    name: 'Bypass plays, lamp stays dark',
    hint: 'With or without the effect.',
    isLampLit: false,
    trace: (x) => 0.7 * sine(x, 2),
  },
  {
    symptom: 'dead',
    name: 'No sound at all, bypass too',
    hint: 'Jacks, switch or a wire.',
    isLampLit: false,
    trace: () => 0,
  },
  {
    symptom: 'bypass',
    name: 'Effect plays, bypass is silent',
    hint: 'Switch or a wire, not the board.',
    isLampLit: false,
    trace: () => 0,
  },
  {
    symptom: 'quiet',
    name: 'Quiet or thin',
    hint: 'Less than in bypass.',
    isLampLit: true,
    trace: (x) => 0.25 * sine(x, 2),
  },
  {
    symptom: 'loud',
    name: 'Too loud or boomy',
    hint: 'More than the sound on its page.',
    isLampLit: true,
    trace: (x) => 1.05 * sine(x, 2),
  },
  {
    symptom: 'sputters',
    name: 'Sputters, cuts notes off',
    hint: 'Plays loud notes only.',
    isLampLit: true,
    trace: (x) => (sine(x, 3) > 0.4 ? 0.8 : 0),
  },
  {
    symptom: 'hum',
    name: 'Hum or buzz',
    hint: 'Also with nothing plugged in.',
    isLampLit: true,
    trace: (x) => 0.55 * sine(x, 2) + 0.2 * sine(x, 17),
  },
  {
    symptom: 'whistles',
    name: 'Whistles, or plays the radio',
    hint: 'Often changes with a hand near it.',
    isLampLit: true,
    trace: (x) => 0.6 * sine(x, 12),
  },
  {
    symptom: 'control',
    name: 'A control does nothing',
    hint: 'Or works the wrong way round.',
    isLampLit: true,
    trace: (x) => Math.max(-0.5, Math.min(0.5, sine(x, 2))),
  },
];

const symptomName = (symptom: Symptom): string =>
  symptom === 'hot' ? 'Something gets hot' : symptomCards.find((card) => card.symptom === symptom)!.name;

const and = new Intl.ListFormat('en');

/** 'Quiet or thin, 100 and 200 do nothing' */
export const symptomsText = ({ symptoms, knobs }: Pick<FaultSearch, 'symptoms' | 'knobs'>): string =>
  symptoms
    .map((symptom) =>
      symptom === 'control' && knobs.length > 0
        ? `${and.format(knobs)} ${knobs.length === 1 ? 'does' : 'do'} nothing`
        : symptomName(symptom),
    )
    .join(', ');
