/**
 * A Vendure server with the products of a CSV file, for benchmarks/peers.ts. It runs in the folder that Vendure was
 * installed in: nothing of it is a dependency of the shop, so it is required from there.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [, , databaseUrl = '', port = '', productsCsv = ''] = process.argv;
const require = createRequire(join(process.cwd(), 'package.json'));
const load = (name: string) => require(name);
const {
  bootstrap,
  dummyPaymentHandler,
  DefaultSearchPlugin,
  DefaultJobQueuePlugin,
  JobQueueService,
  LanguageCode,
  DefaultLogger,
  LogLevel,
} = load('@vendure/core');
const { populate } = load('@vendure/core/cli');

const { hostname, port: databasePort, username, pathname } = new URL(databaseUrl);
const config = {
  apiOptions: { hostname: '127.0.0.1', port: Number(port), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    requireVerification: false,
    superadminCredentials: { identifier: 'superadmin', password: 'superadmin' },
    cookieOptions: { secret: 'a secret of this benchmark' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    synchronize: true,
    logging: false,
    host: hostname,
    port: Number(databasePort),
    username,
    database: pathname.slice(1),
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  importExportOptions: { importAssetsDir: join(process.cwd(), 'assets') },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  plugins: [DefaultJobQueuePlugin.init({}), DefaultSearchPlugin.init({ bufferUpdates: false })],
};

const initialData = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Asia',
  countries: [{ name: 'India', code: 'IN', zone: 'Asia' }],
  taxRates: [{ name: 'Standard Tax', percentage: 18 }],
  shippingMethods: [{ name: 'Standard', price: 9900 }],
  paymentMethods: [
    {
      name: 'Cash',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

const startedApp = productsCsv
  ? await populate(() => bootstrap(config), initialData, productsCsv)
  : await bootstrap(config);
await startedApp.get(JobQueueService).start();
console.log('ready');
