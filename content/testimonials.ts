export interface Testimonial {
  readonly name: string;
  /** The name of a drawn picture: people appear as knobs. */
  readonly avatar: string;
  readonly role: string;
  readonly rating: number;
  readonly text: string;
  /** The kit it refers to. */
  readonly pedal: { readonly slug: string; readonly name: string };
}

/** Fixed sample content, as the specification asks for. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Ananya Rao',
    avatar: 'avatar/ananya-rao',
    role: 'Student, Pune',
    rating: 5,
    text: 'I had never held an iron. By midnight the LED came on and my hands were shaking.',
    pedal: { slug: 'fuzz-box', name: 'Fuzz Box' },
  },
  {
    name: 'Kabir Singh',
    avatar: 'avatar/kabir-singh',
    role: 'Guitarist, Chandigarh',
    rating: 5,
    text: 'The voltages in the guide found my cold joint in two minutes. That is teaching.',
    pedal: { slug: 'analog-delay', name: 'Analog Delay' },
  },
  {
    name: 'Meera Iyer',
    avatar: 'avatar/meera-iyer',
    role: 'Lecturer, Chennai',
    rating: 5,
    text: 'We run the overdrive as a lab exercise now. Thirty boards, thirty working pedals.',
    pedal: { slug: 'vintage-overdrive', name: 'Vintage Overdrive' },
  },
];
