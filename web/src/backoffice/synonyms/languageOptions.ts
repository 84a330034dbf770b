import { languageTexts } from './texts.ts';

/** The languages of terms in the order shown. */
export const languages = Object.keys(languageTexts) as (keyof typeof languageTexts)[]; // its own keys

/** The languages as options of a select. */
export const languageOptions = languages.map((value) => ({ value, label: languageTexts[value] }));
