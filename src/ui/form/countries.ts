import { useMemo } from 'react';
import { useFormat } from '../format.ts';
import type { Option } from '../kit/field.tsx';

/** Every country by its name in the current language, in the alphabetical order of that language. */
export function useCountries(): readonly Option[] {
  const format = useFormat();
  return useMemo(
    () =>
      codes
        .map((value) => ({ value, label: format.countryName(value) ?? value }))
        .toSorted((a, b) => a.label.localeCompare(b.label, ['ar', 'en'])),
    [format],
  );
}

// ISO 3166-1 alpha-2
const codes = (
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO ' +
  'CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ' +
  'ID IE IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ' +
  'ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA ' +
  'SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE ' +
  'VN VU WS XK YE ZA ZM ZW'
).split(' ');
