import { featuredQuery } from '../shop/catalogue/catalogue.queries.ts';
import { Head } from '../shell/head.tsx';
import { HomePage } from '../shop/home/home-page.tsx';
import { paths } from '#domain/paths/paths.ts';
import type { LoadInput } from '../shell/screen.ts';

export async function load({ queryClient }: LoadInput): Promise<void> {
  await queryClient.ensureQueryData(featuredQuery);
}

export default function HomeRoute() {
  return (
    <>
      <Head
        title="Build Your Own Guitar Effects"
        description="Pedal kits, bare circuit boards and loose parts for people who build their own guitar effects. Priced in rupees, shipped across India and beyond."
        path={paths.home}
      />
      <HomePage />
    </>
  );
}
