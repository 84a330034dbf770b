import type { IndianStateName } from '@kirana/shared/pincodes.ts';
/** A state or union territory of India. */
export interface IndianState {
  /** The code of the goods and services tax, with which a GSTIN of the state begins. */
  code: string;
  /** As the GST portal spells it, where that differs from the name. */
  portalName?: string;
  /** A union territory without a legislature: its part of the tax is UTGST (Union Territory Goods and Services Tax Act, 2017, section 1). */
  hasUtgst?: true;
  /** Codes of ISO 3166-2:IN, former ones too, other spellings, former names, and the names in Hindi and in the languages of the state. */
  spellings: readonly string[];
}

const STATES: Readonly<Record<IndianStateName, IndianState>> = {
  'Andaman and Nicobar Islands': {
    code: '35',
    portalName: 'Andaman & Nicobar Islands',
    hasUtgst: true,
    spellings: [
      ...['AN', 'Andaman and Nicobar', 'Andaman Nicobar', 'Andaman Nicobar Islands', 'Andaman and Nicobar Island'],
      ...['Andamans', 'Andaman', 'Andaman Islands', 'A and N Islands', 'A and N', 'ANI'],
      ...['अंडमान और निकोबार द्वीपसमूह', 'अंडमान और निकोबार', 'अंडमान एवं निकोबार', 'अण्डमान और निकोबार द्वीपसमूह'],
      ...['অন্দমান ও নিকোবর দ্বীপপুঞ্জ', 'আন্দামান ও নিকোবর দ্বীপপুঞ্জ'],
    ],
  },
  'Andhra Pradesh': {
    code: '37',
    spellings: ['AP', 'AD', 'Andhra', 'Andra Pradesh', 'आंध्र प्रदेश', 'आन्ध्र प्रदेश', 'ఆంధ్ర ప్రదేశ్'],
  },
  'Arunachal Pradesh': {
    code: '12',
    spellings: ['AR', 'Arunachal', 'Arunanchal Pradesh', 'अरुणाचल प्रदेश', 'अरूणाचल प्रदेश', 'अरुणाचल'],
  },
  Assam: { code: '18', spellings: ['AS', 'Asom', 'Asam', 'Assam State', 'असम', 'आसाम', 'অসম', 'আসাম'] },
  Bihar: { code: '10', spellings: ['BR', 'BH', 'Behar', 'बिहार', 'بہار'] },
  Chandigarh: {
    code: '04',
    hasUtgst: true,
    spellings: ['CH', 'Chandigarh UT', 'UT of Chandigarh', 'Chandigadh', 'चंडीगढ़', 'चण्डीगढ़', 'चंडीगढ', 'ਚੰਡੀਗੜ੍ਹ'],
  },
  Chhattisgarh: {
    code: '22',
    spellings: [
      ...['CG', 'CT', 'Chattisgarh', 'Chhatisgarh', 'Chatisgarh', 'Chattishgarh', 'Chhattishgarh', 'Chhattisgadh'],
      ...['Chattisgadh', 'छत्तीसगढ़', 'छत्तीसगढ', 'छतीसगढ़'],
    ],
  },
  'Dadra and Nagar Haveli and Daman and Diu': {
    code: '26',
    portalName: 'Dadra & Nagar Haveli & Daman & Diu',
    hasUtgst: true,
    spellings: [
      ...[
        'DH',
        'DN',
        'DD',
        'DNHDD',
        'DNH',
        'DNH and DD',
        'Dadra and Nagar Haveli',
        'Dadra Nagar Haveli',
        'Dadar and Nagar Haveli',
      ],
      ...[
        'Daman and Diu',
        'Daman Diu',
        'Daman',
        'Diu',
        'Dadra Nagar Haveli Daman Diu',
        'Dadra and Nagar Haveli Daman and Diu',
      ],
      ...['The Dadra and Nagar Haveli and Daman and Diu', 'Daman and Diu and Dadra and Nagar Haveli'],
      ...['दादरा और नगर हवेली और दमन और दीव', 'दादरा एवं नगर हवेली एवं दमन एवं दीव', 'दादरा और नगर हवेली', 'दमन और दीव'],
      ...['દાદરા અને નગર હવેલી અને દમણ અને દીવ', 'દાદરા અને નગર હવેલી', 'દમણ અને દીવ'],
    ],
  },
  Delhi: {
    code: '07',
    spellings: [
      ...[
        'DL',
        'New Delhi',
        'NCT of Delhi',
        'Delhi NCT',
        'Delhi NCR',
        'NCT Delhi',
        'National Capital Territory of Delhi',
      ],
      ...[
        'NCT',
        'Delhi UT',
        'Dilli',
        'Dehli',
        'दिल्ली',
        'नई दिल्ली',
        'राष्ट्रीय राजधानी क्षेत्र दिल्ली',
        'ਦਿੱਲੀ',
        'دہلی',
        'دلی',
      ],
    ],
  },
  Goa: { code: '30', spellings: ['GA', 'Goa State', 'गोवा', 'गोंय', 'ગોવા'] },
  Gujarat: { code: '24', spellings: ['GJ', 'Gujrat', 'Gujarath', 'Guzarat', 'गुजरात', 'ગુજરાત'] },
  Haryana: { code: '06', spellings: ['HR', 'Hariyana', 'हरियाणा', 'ਹਰਿਆਣਾ'] },
  'Himachal Pradesh': {
    code: '02',
    spellings: ['HP', 'Himachal', 'Himanchal Pradesh', 'हिमाचल प्रदेश', 'हिमाचल', 'ਹਿਮਾਚਲ ਪ੍ਰਦੇਸ਼'],
  },
  'Jammu and Kashmir': {
    code: '01',
    portalName: 'Jammu & Kashmir',
    spellings: [
      ...['JK', 'J and K', 'Jammu Kashmir', 'Jammu', 'Kashmir', 'Jammu and Kashmir UT', 'UT of Jammu and Kashmir'],
      ...['जम्मू और कश्मीर', 'जम्मू एवं कश्मीर', 'जम्मू व कश्मीर', 'जम्मू कश्मीर', 'جموں و کشمیر', 'جموں اور کشمیر', 'جۆم تہٕ کٔشیٖر'],
    ],
  },
  Jharkhand: { code: '20', spellings: ['JH', 'JD', 'Jharkand', 'Jarkhand', 'Jharkhnad', 'झारखंड', 'झारखण्ड', 'ঝাড়খণ্ড'] },
  Karnataka: {
    code: '29',
    spellings: [
      'KA',
      'KRN',
      'Karnatka',
      'Karnatak',
      'Karnataka State',
      'Mysore State',
      'कर्नाटक',
      'ಕರ್ನಾಟಕ',
      'కర్ణాటక',
      'கர்நாடகா',
    ],
  },
  Kerala: { code: '32', spellings: ['KL', 'KE', 'Keralam', 'Kerela', 'Kerala State', 'केरल', 'കേരളം', 'കേരള', 'கேரளா'] },
  Ladakh: { code: '38', hasUtgst: true, spellings: ['LA', 'Ladhak', 'Laddakh', 'लद्दाख', 'लद्दाख़', 'ལ་དྭགས', 'لداخ'] },
  Lakshadweep: {
    code: '31',
    hasUtgst: true,
    spellings: ['LD', 'Lakshadweep Islands', 'Lakshadeep', 'Laccadives', 'Lakshadweep UT', 'लक्षद्वीप', 'ലക്ഷദ്വീപ്'],
  },
  'Madhya Pradesh': { code: '23', spellings: ['MP', 'Madya Pradesh', 'मध्य प्रदेश'] },
  Maharashtra: {
    code: '27',
    spellings: ['MH', 'Maharastra', 'Maharashtara', 'Maharasthra', 'Maharashtra State', 'महाराष्ट्र'],
  },
  Manipur: { code: '14', spellings: ['MN', 'मणिपुर', 'মণিপুর', 'মনিপুর', 'ꯃꯅꯤꯄꯨꯔ'] },
  Meghalaya: { code: '17', spellings: ['ML', 'Megalaya', 'Meghalya', 'मेघालय', 'মেঘালয়'] },
  Mizoram: { code: '15', spellings: ['MZ', 'मिजोरम', 'मिज़ोरम'] },
  Nagaland: { code: '13', spellings: ['NL', 'नागालैंड', 'नागालैण्ड', 'नगालैंड'] },
  Odisha: {
    code: '21',
    spellings: ['OD', 'OR', 'Orissa', 'Odissa', 'Orisa', 'Odisa', 'ओडिशा', 'ओड़िशा', 'उड़ीसा', 'ଓଡ଼ିଶା', 'ଓଡିଶା'],
  },
  Puducherry: {
    code: '34',
    spellings: [
      ...['PY', 'Pondicherry', 'Pondy', 'Pondichery', 'Puduchery', 'Puducherry UT', 'Pondicherry UT'],
      ...['पुदुचेरी', 'पुडुचेरी', 'पांडिचेरी', 'पॉन्डिचेरी', 'புதுச்சேரி', 'பாண்டிச்சேரி', 'పుదుచ్చేరి', 'പുതുച്ചേരി'],
    ],
  },
  Punjab: { code: '03', spellings: ['PB', 'Panjab', 'Punjab State', 'पंजाब', 'ਪੰਜਾਬ', 'پنجاب'] },
  Rajasthan: { code: '08', spellings: ['RJ', 'Rajastan', 'Rajsthan', 'राजस्थान'] },
  Sikkim: { code: '11', spellings: ['SK', 'Sikim', 'सिक्किम', 'འབྲས་ལྗོངས'] },
  'Tamil Nadu': {
    code: '33',
    spellings: [
      'TN',
      'Tamilnad',
      'Tamil Naidu',
      'Thamizhnadu',
      'Tamizh Nadu',
      'Tamilandu',
      'Madras State',
      'तमिलनाडु',
      'தமிழ்நாடு',
    ],
  },
  Telangana: {
    code: '36',
    spellings: ['TS', 'TG', 'Telengana', 'Telangana State', 'Telagana', 'Telanagana', 'तेलंगाना', 'तेलंगणा', 'తెలంగాణ'],
  },
  Tripura: { code: '16', spellings: ['TR', 'त्रिपुरा', 'ত্রিপুরা'] },
  'Uttar Pradesh': { code: '09', spellings: ['UP', 'Utter Pradesh', 'Uttra Pradesh', 'उत्तर प्रदेश', 'اتر پردیش'] },
  Uttarakhand: {
    code: '05',
    spellings: [
      ...['UK', 'UT', 'UA', 'Uttaranchal', 'Uttrakhand', 'Uttarkhand', 'Uttrakhnad', 'Uttarakand', 'Utrakhand'],
      ...['उत्तराखंड', 'उत्तराखण्ड', 'उत्तरांचल', 'उत्तराञ्चल'],
    ],
  },
  'West Bengal': {
    code: '19',
    spellings: [
      'WB',
      'Bengal',
      'W. Bengal',
      'Paschim Banga',
      'Paschim Bangal',
      'पश्चिम बंगाल',
      'पश्चिमी बंगाल',
      'পশ্চিমবঙ্গ',
    ],
  },
};

/** The states and union territories by the name that is stored. */
export const INDIAN_STATES: Readonly<Record<string, IndianState>> = STATES;

/** A state as the GST portal writes the place of supply: `01-Jammu & Kashmir`; a text that is no stored name stays as it is. */
export function placeOfSupply(state: string): string {
  const { code, portalName = state } = INDIAN_STATES[state] ?? {};
  return code === undefined ? state : `${code}-${portalName}`;
}
