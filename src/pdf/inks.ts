/** The colours of everything that is printed. */
export const inks = {
  text: '#12211e',
  soft: '#3f4e4a',
  faint: '#75847d',
  line: '#b4c0b8',
  hairline: '#dde3de',
  mat: '#0f3f39',
  lamp: '#f4a91f',
};

/** What a picture of a thing stands on. */
export const stageGround = '#eef2ed';
