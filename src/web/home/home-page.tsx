import { Benefits } from './benefits.tsx';
import { Community } from './community.tsx';
import { FeaturedKits } from './featured-kits.tsx';
import { Hero } from './hero.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <FeaturedKits />
      <Benefits />
      <Community />
    </>
  );
}
