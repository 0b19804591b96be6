declare module 'virtual:art-manifest' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
