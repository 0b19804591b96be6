import { statesOfPin } from './india.ts';

/** Cities by the first three digits of their PIN codes: the sorting districts that are one city and what is around it. */
const cities: Readonly<Record<string, string>> = {
  110: 'Delhi',
  122: 'Gurugram',
  160: 'Chandigarh',
  201: 'Noida and Ghaziabad',
  226: 'Lucknow',
  302: 'Jaipur',
  380: 'Ahmedabad',
  390: 'Vadodara',
  395: 'Surat',
  400: 'Mumbai',
  411: 'Pune',
  440: 'Nagpur',
  452: 'Indore',
  462: 'Bhopal',
  500: 'Hyderabad',
  530: 'Visakhapatnam',
  560: 'Bengaluru',
  570: 'Mysuru',
  600: 'Chennai',
  641: 'Coimbatore',
  682: 'Kochi',
  695: 'Thiruvananthapuram',
  700: 'Kolkata',
  751: 'Bhubaneswar',
  781: 'Guwahati',
  800: 'Patna',
};

/** The city or the state that a PIN code lies in; null where no such codes are. */
export function placeOfPin(pin: string): string | null {
  const digits = pin.replaceAll(' ', '');
  return cities[digits.slice(0, 3)] ?? statesOfPin(digits)[0]?.name ?? null;
}
