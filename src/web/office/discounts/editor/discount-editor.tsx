import { useState } from 'react';
import type { OfficeDiscount } from '#contracts/discounts.ts';
import { discountSentence } from '#domain/discounts/discount-sentence.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { AppLink } from '../../../shell/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Columns } from '../../ui/columns/columns.tsx';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import { Money } from '../../ui/money/money.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { SaveBar } from '../../ui/save-bar/save-bar.tsx';
import { typedOf } from '../discount-draft.ts';
import { DiscountConflict } from './discount-conflict.tsx';
import { useDiscountEditing } from './discount-editing.ts';
import { FieldStack } from './field-layout.tsx';
import { GiftFields } from './gift-fields.tsx';
import { GoodsFields } from './goods-fields.tsx';
import { ReachFields } from './reach-fields.tsx';
import { SentenceBanner } from './sentence-banner.tsx';
import { TrialPanel } from './trial-panel.tsx';

const usedText = (discount: OfficeDiscount | null): string => {
  if (discount === null || discount.uses === 0) return 'Not used yet.';
  return `Used ${discount.uses === 1 ? 'once' : `${discount.uses.toLocaleString('en-IN')} times`}.`;
};

function UsePanel({ discount }: { discount: OfficeDiscount }) {
  const { uses, maxUses, given, ordered } = discount;
  return (
    <Panel title="Use">
      <FieldStack>
        <FactList
          facts={[
            ['Used', maxUses === null ? uses : `${uses} of ${maxUses}`],
            ['Given away', <Money key="given" amount={given} />],
            ['Orders with it', <Money key="ordered" amount={ordered} />],
          ]}
        />
        <p>
          Changing a discount leaves placed orders as they are.{' '}
          <AppLink href={`${officePaths.audit}?thing=discount`}>Every change of discounts</AppLink>
        </p>
      </FieldStack>
    </Panel>
  );
}

const quietly = (saving: Promise<unknown>): void => void saving.catch(() => {});

/** A discount, or a new one: the rule says itself in a sentence and is tried on an order while it is typed. */
export function DiscountEditor({ discount }: { discount: OfficeDiscount | null }) {
  const editing = useDiscountEditing(discount);
  const { base, draft, changes, checked, problems, isSaving, error, theirs, set, save, discard } = editing;
  const [names, setNames] = useState<Readonly<Record<string, string>>>(discount?.productNames ?? {});
  const nameOf = (slug: string): string => names[slug] ?? slug;
  const fields = { draft, set, problems };
  return (
    <>
      <Columns
        side={
          <>
            <TrialPanel fields={checked.fields === null ? null : typedOf(draft)} />
            {base && <UsePanel discount={base} />}
          </>
        }
      >
        <SentenceBanner
          sentence={checked.fields && discountSentence(checked.fields, nameOf)}
          problem={Object.values(checked.problems)[0] ?? null}
          note={draft.isEnded ? `Stopped. ${usedText(base)}` : usedText(base)}
        />
        <FormError>{error}</FormError>
        <GiftFields {...fields} />
        <GoodsFields
          {...fields}
          nameOf={nameOf}
          onName={(slug, name) => setNames((known) => ({ ...known, [slug]: name }))}
        />
        <ReachFields {...fields} />
        {base && (
          <Button variant={draft.isEnded ? undefined : 'danger'} onClick={() => set({ isEnded: !draft.isEnded })}>
            {draft.isEnded ? 'Start it again' : 'Stop it now'}
          </Button>
        )}
      </Columns>
      <SaveBar changes={changes} isSaving={isSaving} onSave={() => quietly(save())} onDiscard={discard} />
      {theirs && <DiscountConflict editing={editing} theirs={theirs} />}
    </>
  );
}
