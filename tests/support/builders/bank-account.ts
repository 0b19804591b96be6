/** Where buyers transfer to, as the settings have it. */
export const bankAccount = {
  bankAccountHolder: 'taar Effects Private Limited',
  bankAccountNumber: '000000123456',
  bankIfsc: 'SAMP0000001',
  bankName: 'Sample Bank, Indiranagar',
};
