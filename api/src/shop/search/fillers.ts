/** Words of a sentence around what is looked for, in English and in Hindi. */
export const FILLERS: ReadonlySet<string> = new Set(
  [
    'one two a an the of for with and or to in on my me i is some any from near online best good cheap cheapest buy get find give show need',
    'want order urgently today tonight where can find have you your do please pls plz deliver delivery price rate offer',
    'ka ki ke ko se ek do hai mein aur ya liye wala wali wale vala vali vale mujhe muje chahiye chahie chaiye chaahiye dena dedo lao',
    'lana la bhaiya bhai didi thoda thodi zara kya aapke aap paas hain milega milegi jaldi acha accha achha achhi achchi koi kuch sasta sasti',
    'का की के को से है और या लिए वाला वाली वाले मुझे चाहिए दो दे देना भैया थोड़ा थोडा अच्छा कुछ',
  ]
    .join(' ')
    .split(' '),
);

const PACKAGING = new Set(
  'packet packets pack packs pkt pouch pouches bottle bottles jar jars box boxes tin tins can cans sachet sachets stick sticks piece pieces pcs pc tray loose size पैकेट'.split(
    ' ',
  ),
);

/** Whether a word is a number or says how something is packed. */
export function isPackaging(word: string): boolean {
  return PACKAGING.has(word) || /^\d+$/.test(word);
}
