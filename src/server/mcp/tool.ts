import { z } from 'zod';
import { Refusal } from '#domain/errors.ts';

/** What a model is told of a tool, and what it does. Input and output are bounded by their schemas. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (input: z.output<Input>) => Promise<z.input<Output>>;
}

/** Lets the compiler compare what a tool answers with what it says that it answers. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(definition: Tool<Input, Output>): Tool =>
  definition as unknown as Tool;

/** Nothing here changes the shop: carts are texts that a tool hands back. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

export const describeTool = ({ name, title, description, input, output }: Tool) => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, { io: 'input' }),
  outputSchema: z.toJSONSchema(output, { io: 'input' }),
  annotations: { title, ...annotations },
});

const failed = (sentence: string) => ({ content: [{ type: 'text' as const, text: sentence }], isError: true });

/** What is wrong with an input, so that a model can mend it. */
const sentenceOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');

/** Calls a tool. What it refuses is a result with a sentence; anything else is a fault of the shop and goes on. */
export async function callTool(called: Tool, input: unknown) {
  const parsed = called.input.safeParse(input ?? {});
  if (!parsed.success) return failed(`${called.name} cannot take this. ${sentenceOf(parsed.error)}`);
  try {
    const structuredContent = await called.run(parsed.data);
    return {
      content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }],
      structuredContent,
      isError: false,
    };
  } catch (error) {
    if (error instanceof Refusal) return failed(error.message);
    throw error;
  }
}
