import { Benefits } from './benefits.tsx';
import { Community } from './community.tsx';
import { FeaturedKits } from './featured-kits.tsx';
import { FirstPedalWay } from './first-pedal-way.tsx';
import { Hero } from './hero.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <FeaturedKits />
      <FirstPedalWay />
      <Benefits />
      <Community />
    </>
  );
}
