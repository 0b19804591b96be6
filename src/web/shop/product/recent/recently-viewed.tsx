import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { readRecentSlugs, rememberSlug } from './recent-slugs.ts';

const LazyRecentProducts = lazy(() =>
  import('./recent-products.tsx').then(
    (module) => ({ default: module.RecentProducts }),
    () => ({ default: () => null }),
  ),
);

/** So far below the screen that it is there when the visitor comes to it. */
const ahead = '600px';

/**
 * What this device has shown before. It is kept there and nowhere else, and nothing is fetched until the visitor comes
 * near the foot of the page.
 */
export function RecentlyViewed({ slug }: { slug: string }) {
  const foot = useRef<HTMLDivElement>(null);
  const [slugs, setSlugs] = useState<readonly string[]>([]);
  useEffect(() => {
    const others = readRecentSlugs().filter((other) => other !== slug);
    rememberSlug(slug);
    if (others.length === 0) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setSlugs(others);
      },
      { rootMargin: ahead },
    );
    observer.observe(foot.current!);
    return () => observer.disconnect();
  }, [slug]);
  return (
    <div ref={foot}>
      {slugs.length > 0 && (
        <Suspense fallback={null}>
          <LazyRecentProducts slug={slug} slugs={slugs} onForget={() => setSlugs([])} />
        </Suspense>
      )}
    </div>
  );
}
