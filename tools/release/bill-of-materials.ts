import { CommandError } from '../bootstrap/steps.mjs';

interface BillOfMaterials {
  readonly $schema: string;
  readonly metadata: { readonly component: Readonly<Record<string, unknown>> };
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

/** The output of `npm sbom` under the name of the project: npm uses the name of the folder instead. */
export function billOfMaterials(text: string, name: string): BillOfMaterials {
  const { $schema, ...bill } = JSON.parse(text) as BillOfMaterials;
  const { metadata } = bill;
  const named = { ...bill, metadata: { ...metadata, component: { ...metadata.component, name } } };
  const address = /(https?|git|file):[^"]*/.exec(JSON.stringify(named));
  if (address) throw new CommandError(`The bill names where a package was fetched from: ${address[0]}.`);
  return { $schema, ...named };
}
