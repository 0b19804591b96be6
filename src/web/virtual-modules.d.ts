declare module 'virtual:drawing-manifest' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

declare module 'virtual:kind-pictures' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

declare module 'virtual:boot-script' {
  const script: string;
  export default script;
}

declare module 'virtual:guide-index' {
  import type { GuideIndex } from '#content/guide-index.ts';
  const guideIndex: GuideIndex;
  export default guideIndex;
}

declare module 'virtual:device-models' {
  import type { DeviceModel } from '#electronics/simulation/device-model.ts';
  const models: Readonly<Record<string, DeviceModel>>;
  export default models;
}
