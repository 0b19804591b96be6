/** How an export is invoiced: under a letter of undertaking, or with the tax paid and claimed back. */
export const exportEndorsements = {
  lut: 'Supply meant for export under bond or letter of undertaking without payment of integrated tax',
  igst: 'Supply meant for export on payment of integrated tax',
} as const;

export type ExportEndorsement = keyof typeof exportEndorsements;
