import { ApiTokensScreen } from '../api-tokens/api-tokens-screen.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function TokensRoute() {
  return (
    <>
      <PageHead title="Tokens" />
      <ApiTokensScreen />
    </>
  );
}
