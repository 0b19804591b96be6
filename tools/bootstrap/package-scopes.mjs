/** Of the development packages, those that build the shop and serve it during development. The others check and test it. */
export const buildPackages = ['@fastify/middie', '@vitejs/plugin-react', 'markdown-it', 'postcss', 'rolldown', 'vite'];

/** Where Node finds a package that another one names: in the folder of that one, or further up. */
function placeOf(name, from, packages) {
  const folders = [];
  for (let folder = from; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))))
    folders.push(`${folder}/`);
  return [...folders, ''].map((folder) => `${folder}node_modules/${name}`).find((place) => place in packages);
}

/** What a package brings with it. A peer that it can do without comes only where somebody else asks for it. */
function namesIn({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** The places of packages in a lock file, with all that they bring with them. */
export function placesOf(names, packages) {
  const places = new Set();
  const add = (name, from) => {
    const place = placeOf(name, from, packages);
    if (place === undefined || places.has(place)) return;
    places.add(place);
    for (const needed of namesIn(packages[place])) add(needed, place);
  };
  for (const name of names) add(name, '');
  return places;
}

const pick = (names, versions = {}) => Object.fromEntries(names.map((name) => [name, versions[name]]));

/**
 * What the shop is built and run with, and the pinned Node, as two projects with a lock file each. Both hold nothing but
 * entries of the one lock file, with their hashes.
 */
export function shopProjects(manifest, lock) {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {}, overrides } = manifest;
  const built = buildPackages.filter((name) => name in devDependencies);
  return {
    shop: project({ dependencies: { ...dependencies, ...pick(built, devDependencies) }, overrides }, lock),
    runtime: project({ optionalDependencies }, lock),
  };
}

function project(content, { packages, ...lock }) {
  const manifest = { name: lock.name, version: lock.version, private: true, ...content };
  const places = placesOf(Object.keys({ ...content.dependencies, ...content.optionalDependencies }), packages);
  const { overrides: _, ...own } = manifest;
  const entries = Object.entries(packages).filter(([place]) => places.has(place));
  const plain = entries.map(([place, { dev: _dev, devOptional: _devOptional, ...entry }]) => [place, entry]);
  return { manifest, lock: { ...lock, packages: { '': own, ...Object.fromEntries(plain) } } };
}
