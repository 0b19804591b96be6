import type { AuditEntry } from '#contracts/audit.ts';
import type { AuditedThing } from '#domain/accounts/staff.ts';
import { productFields, type ProductField } from '#domain/catalogue/product-fields.ts';
import { formatMoney } from '#domain/money/money.ts';
import { carrierName } from '#domain/orders/carriers.ts';
import { istMoment } from '../ui/when/ist.ts';

/** Stands in a sentence where the thing is named, so that its name can be a link. */
export const thingMark = '{thing}';

export interface AuditSentence {
  /** After the name of whoever did it: 'shipped {thing} with Delhivery, 1490'. */
  readonly text: string;
  /** The fields that the sentence has told already. */
  readonly told: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;
type Sentence = readonly [text: string, ...told: string[]];
type Tell = (entry: Pick<AuditEntry, 'before' | 'after'>) => Sentence;

const otherFieldNames: Readonly<Record<string, string>> = {
  streetAddress: 'street',
  zipCode: 'PIN code',
  trackingNumber: 'tracking number',
  reorderAt: 're-order point',
  secondFactor: 'second factor',
  startsAt: 'begins',
  assignedTo: 'assigned to',
};

/** 'Country of origin' within a sentence; 'HSN' stays as it is. */
const withinSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const productFieldName = (field: string): string | undefined =>
  Object.hasOwn(productFields, field) ? withinSentence(productFields[field as ProductField].label) : undefined;

/** A field as people say it: 'price', 'PIN code'. */
export const fieldName = (field: string): string =>
  productFieldName(field) ?? otherFieldNames[field] ?? field.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const lengthOf = (value: object): number => (Array.isArray(value) ? value.length : Object.keys(value).length);

/** A value as people read it: an amount, a moment, a name; of a list how long it is. */
export function valueText(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.length <= 3 && value.every((one) => typeof one === 'string')) {
    return value.length === 0 ? 'nothing' : value.join(', ');
  }
  if (typeof value === 'object') return lengthOf(value) === 1 ? '1 line' : `${lengthOf(value)} lines`;
  const text = String(value);
  if ((field === 'price' || field === 'amount') && /^-?\d+(\.\d{1,2})?$/.test(text)) return formatMoney(text);
  if (field === 'startsAt') return istMoment(text);
  if (field === 'carrier') return carrierName(text);
  return text;
}

const shortLength = 60;
const isShort = (text: string): boolean => text.length <= shortLength && !text.includes('\n');

/** ' from ₹10 to ₹12.25', or nothing where that would be too long for a sentence. */
function fromTo(field: string, before: Values, after: Values): string {
  const [was, is] = [valueText(field, before[field]), valueText(field, after[field])];
  if (!isShort(was) || !isShort(is) || typeof (before[field] ?? after[field]) === 'object') return '';
  return was === 'nothing' ? ` to ${is}` : ` from ${was} to ${is}`;
}

const list = new Intl.ListFormat('en-IN');

/** 'changed the price of {thing} from ₹10 to ₹12.25', or which fields were changed. */
const changedFields: Tell = ({ before, after }) => {
  const fields = Object.keys({ ...before, ...after });
  const [first] = fields;
  if (first === undefined) return [`changed ${thingMark}`];
  const more = fields.length > 4 ? [`${fields.length - 4} more`] : [];
  const names = list.format([...fields.slice(0, 4).map((field) => fieldName(field)), ...more]);
  if (fields.length > 1) return [`changed the ${names} of ${thingMark}`];
  const change = fromTo(first, before, after);
  return change === ''
    ? [`changed the ${names} of ${thingMark}`]
    : [`changed the ${names} of ${thingMark}${change}`, first];
};

const say =
  (text: string, ...told: string[]): Tell =>
  () => [text, ...told];

const parcelText = ({ carrier, trackingNumber }: Values): string =>
  carrier ? [valueText('carrier', carrier), trackingNumber].filter(Boolean).join(', ') : '';

const shipped: Tell = ({ after }) => [
  `shipped ${thingMark}${after['carrier'] ? ` with ${parcelText(after)}` : ''}`,
  'carrier',
  'trackingNumber',
];

const refunded =
  (what: string): Tell =>
  ({ after }) => {
    const goods = after['items'] ? ` for ${String(after['items'])}` : '';
    const back = after['restocked'] ? `, and put ${String(after['restocked'])} back on the shelf` : '';
    return [
      `refunded ${valueText('amount', after['amount'])} of ${what}${goods}${back}`,
      'amount',
      'items',
      'restocked',
    ];
  };

/** Where the stock stood and stands. */
const stockMoved =
  (verb: string): Tell =>
  ({ before, after }) => [`${verb} ${thingMark}${fromTo('stock', before, after)}`, 'stock'];

const roleChanged = (verb: string, field: 'before' | 'after'): Tell => {
  return (entry) => [`${verb} ${thingMark} as ${String(entry[field]['role'])}`, 'role'];
};

const messageChanged: Tell = ({ after }) => {
  if (after['done'] === true) return [`marked ${thingMark} as done`, 'done'];
  if (after['done'] === false) return [`opened ${thingMark} again`, 'done'];
  if (after['assignedTo'] === null) return [`took ${thingMark} off somebody’s list`, 'assignedTo'];
  return 'assignedTo' in after ? [`gave ${thingMark} to somebody`, 'assignedTo'] : [`changed ${thingMark}`];
};

const answered: Tell = ({ after }) =>
  after['done'] === true ? [`answered ${thingMark} and marked it as done`, 'done'] : [`answered ${thingMark}`, 'done'];

const priceBegan: Tell = ({ before, after }) => [
  `had planned it: the price of ${thingMark} changed${fromTo('price', before, after)}`,
  'price',
];

const pricePlanned: Tell = ({ after }) => [
  `planned the price ${valueText('price', after['price'])} for ${thingMark} from ${valueText('startsAt', after['startsAt'])}`,
  'price',
  'startsAt',
];

const settingChanged: Tell = ({ before, after }) => {
  const field = Object.keys({ ...before, ...after })[0] ?? '';
  const change = fromTo(field, before, after);
  return change === '' ? [`changed ${thingMark}`] : [`changed ${thingMark}${change}`, field];
};

const staffChanged: Tell = ({ before, after }) => [
  `changed the role of ${thingMark}${fromTo('role', before, after)}`,
  'role',
];

const units: Tell = ({ after }) => {
  const lines = Object.entries(after).map(([name, count]) => `${String(count).replace(/^\+/, '')} × ${name}`);
  const text = list.format(lines);
  return lines.length > 0 && text.length <= 2 * shortLength
    ? [`received ${thingMark}: ${text}`, ...Object.keys(after)]
    : [`received ${thingMark}`];
};

const isClaim = (after: Readonly<Record<string, unknown>>): boolean => String(after['return']).startsWith('CL-');

/** 'the claim CL-1001' */
const returnText = (after: Readonly<Record<string, unknown>>): string =>
  `the ${isClaim(after) ? 'claim' : 'return'} ${String(after['return'])}`;

/** What was done, by the kind of thing and the action as it was written down. */
const tells: Readonly<Record<AuditedThing, Readonly<Record<string, Tell>>>> = {
  order: {
    confirmed: say(`confirmed ${thingMark}`),
    shipped,
    delivered: say(`marked ${thingMark} as delivered`),
    cancelled: say(`cancelled ${thingMark}`),
    'corrected the parcel': ({ before, after }) => [
      `corrected the parcel of ${thingMark} from ${parcelText(before) || 'none'} to ${parcelText({ ...before, ...after })}`,
      'carrier',
      'trackingNumber',
    ],
    'marked paid': say(`marked ${thingMark} as paid`),
    'marked paid by the bank’s statement': say(`marked ${thingMark} as paid by the bank’s statement`),
    'marked refunded': say(`marked ${thingMark} as refunded`),
    refunded: refunded(thingMark),
    'refunded a payment': ({ before, after }) => {
      const [text, ...told] = refunded(`the payment ${String(after['payment'])} of ${thingMark}`)({ before, after });
      return [text, ...told, 'payment'];
    },
    'approved a return': ({ after }) => [`approved the return ${String(after['return'])} of ${thingMark}`, 'return'],
    'declined a return': ({ after }) => [
      `${isClaim(after) ? 'closed' : 'declined'} ${returnText(after)} of ${thingMark}`,
      'return',
    ],
    'wrote about a return': ({ after }) => [`wrote to the buyer about ${returnText(after)} of ${thingMark}`, 'return'],
    'sent a spare': ({ after }) => [`sent a spare for ${returnText(after)} of ${thingMark}`, 'return', 'units'],
    'received a return': ({ after }) => [`received the return ${String(after['return'])} of ${thingMark}`, 'return'],
    'refunded a return': ({ after }) => [
      `refunded ${valueText('amount', after['amount'])} for ${returnText(after)} of ${thingMark}`,
      'return',
      'amount',
    ],
    'tried a refund again': say(`tried a refund of ${thingMark} again`, 'refund'),
    'refunded by hand': say(`paid a refund of ${thingMark} another way`, 'refund'),
    'changed the address': say(`changed the address of ${thingMark}`),
    'wrote to the buyer': say(`wrote to the buyer of ${thingMark}`),
    'added a note': say(`added a note to ${thingMark}`),
    exported: ({ after }) => [`exported the ${String(after['file'])} for ${thingMark}`, 'file'],
    'matched a payment': ({ after }) => [
      `matched the payment ${String(after['payment'])} to ${thingMark}`,
      'payment',
      'order',
    ],
  },
  books: {
    exported: ({ after }) => [`exported ${String(after['file'])} for ${thingMark}`, 'file'],
  },
  payment: {
    matched: ({ after }) => [`matched the payment ${thingMark} to ${String(after['order'])}`, 'order', 'payment'],
    refunded: refunded(`the payment ${thingMark}`),
  },
  quote: {
    begun: say(`began ${thingMark}`),
    priced: changedFields,
    sent: ({ after }) => [
      `sent version ${String(after['version'])} of ${thingMark}, ${valueText('amount', after['total'])}`,
      'version',
      'total',
    ],
    answered: say(`answered a question about ${thingMark}`),
    closed: say(`closed ${thingMark}`),
    'opened again': say(`opened ${thingMark} again`),
    ordered: ({ after }) => [`made the order ${String(after['order'])} of ${thingMark}`, 'order', 'payment'],
  },
  product: {
    added: say(`added ${thingMark}`),
    copied: say(`made the copy ${thingMark}`),
    changed: changedFields,
    published: say(`published ${thingMark}`),
    archived: say(`took ${thingMark} off sale`),
    'put on sale again': say(`put ${thingMark} on sale again`),
    'scheduled a price': pricePlanned,
    'forgot the scheduled price': say(`dropped the planned price of ${thingMark}`),
    'price began as scheduled': priceBegan,
  },
  picture: { drawn: say('drew a picture'), uploaded: say('uploaded a picture') },
  import: {
    imported: ({ after }) => [`imported ${String(after['products'])} products from ${thingMark}`, 'products'],
    undone: ({ after }) => [
      `undid the import of ${thingMark}${after['kept'] ? `, but for ${String(after['kept'])} that were changed since` : ''}`,
      'kept',
    ],
  },
  stock: {
    counted: stockMoved('counted'),
    'written off': stockMoved('wrote off some of'),
    received: units,
    'set the point of re-order': ({ before, after }) => [
      `set the re-order point of ${thingMark}${fromTo('reorderAt', before, after)}`,
      'reorderAt',
    ],
  },
  customer: {
    exported: say(`exported what we keep about ${thingMark}`),
    erased: say(`erased ${thingMark}`, 'account'),
  },
  contribution: {
    shown: say(`let the ${thingMark} stay`),
    answered: ({ after }) => [`answered the ${thingMark}: ${String(after['answer'])}`, 'answer'],
    hidden: ({ after }) => [`hid the ${thingMark}: ${String(after['reason'])}`, 'reason', 'state'],
  },
  message: {
    noted: say(`added a note to ${thingMark}`, 'done'),
    answered,
    changed: messageChanged,
    'saved a reply': say(`saved the reply ${thingMark}`, 'title'),
    'changed a reply': say(`changed the saved reply ${thingMark}`),
    'forgot a reply': say(`deleted the saved reply ${thingMark}`),
  },
  newsletter: {
    wrote: say(`wrote the newsletter ${thingMark}`, 'subject'),
    changed: changedFields,
    tested: say(`sent a test of the newsletter ${thingMark}`),
    sent: say(`sent the newsletter ${thingMark}`),
    'went on sending': say(`went on sending the newsletter ${thingMark}`),
    paused: say(`paused the newsletter ${thingMark}`),
  },
  setting: { changed: settingChanged },
  discount: {
    created: say(`added the discount ${thingMark}`),
    changed: changedFields,
    stopped: say(`stopped the discount ${thingMark}`, 'stopped'),
  },
  staff: {
    invited: roleChanged('invited', 'after'),
    'withdrew the invitation': say(`withdrew the invitation of ${thingMark}`, 'role'),
    'accepted the invitation': say('accepted the invitation', 'role'),
    'changed the role': staffChanged,
    'ended the access': say(`ended the access of ${thingMark}`, 'role'),
    'removed the second factors': say(`removed the second factors of ${thingMark}`),
    'signed out everywhere': say(`signed ${thingMark} out everywhere`),
    'added a second factor': ({ after }) => [
      `added the second factor ${String(after['secondFactor'])}`,
      'secondFactor',
    ],
    'removed a second factor': ({ before }) => [
      `removed the second factor ${String(before['secondFactor'])}`,
      'secondFactor',
    ],
    'made new recovery codes': say('made new recovery codes'),
    changed: settingChanged,
  },
  job: { 'tried again': say('tried a failed job again') },
  webhook: {
    added: say(`set up events for ${thingMark}`),
    changed: say(`changed the events for ${thingMark}`),
    removed: say(`ended the events for ${thingMark}`),
    'changed the secret': say(`changed the secret of ${thingMark}`),
    'sent an event again': say(`sent an event to ${thingMark} again`),
    'sent events again': ({ after }) => [`sent ${String(after['count'])} events to ${thingMark} again`, 'count'],
  },
  token: {
    made: say(`made the token ${thingMark}`),
    revoked: say(`revoked the token ${thingMark}`),
  },
};

/** A change as a sentence. One of a kind that is not in the table is told by its own words. */
export function auditSentence(entry: Pick<AuditEntry, 'thing' | 'action' | 'before' | 'after'>): AuditSentence {
  const tell = tells[entry.thing][entry.action] ?? say(`${entry.action}: ${thingMark}`);
  const [text, ...told] = tell(entry);
  return { text, told };
}
