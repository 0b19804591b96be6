import { AuthPage } from '../shop/accounts/auth-page.tsx';
import { Head } from '../shell/head.tsx';

export default function AuthRoute() {
  return (
    <>
      <Head title="Sign In" description="Sign in to your account, or make one." path={null} />
      <AuthPage />
    </>
  );
}
