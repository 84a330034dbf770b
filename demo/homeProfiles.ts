import type { CareProfile } from './careProfiles.ts';

/** Care facts of everything that is not food, by the profile named in a department's table. */
export const HOME_PROFILES: Readonly<Record<string, CareProfile>> = {
  babyfood: {
    shelfLife: ['9 months', '12 months'],
    storage: ['Keep dry, use within 30 days of opening'],
    diet: 'Vegetarian',
    features: ['No added salt', 'No preservatives', 'Fortified with iron', 'Easy to digest'],
    tips: [
      'Ask your paediatrician before you start anything new.',
      'Offer one new taste at a time and wait three days.',
      'Use a clean, dry spoon and close the pack at once.',
    ],
  },
  babycare: {
    shelfLife: ['24 months', '36 months'],
    storage: ['Keep closed, away from sunlight'],
    features: ['Dermatologist tested', 'Hypoallergenic', 'No parabens', 'Mild scent'],
    tips: [
      'Mild enough for every day, and tested by skin doctors.',
      'Free from parabens, dyes and strong scent.',
      'Keep it within your reach and out of theirs.',
    ],
  },
  babygoods: {
    shelfLife: ['Not applicable'],
    storage: ['Wash before first use, keep dry'],
    features: ['BPA free', 'Soft edges', 'Easy to clean', 'Safe for little hands'],
    tips: [
      'Made without sharp edges and without BPA.',
      'Wash it in warm, soapy water before the first use.',
      'Always better with a grown-up near by.',
    ],
  },
  personal: {
    shelfLife: ['24 months', '30 months', '36 months'],
    storage: ['Keep in a cool, dry place', 'Close after use'],
    features: ['For everyday use', 'Quality tested', 'Cruelty free', 'Thoughtful packaging', 'Gentle care'],
    tips: [
      'Gentle enough for every day of the week.',
      'A little is enough, so a pack lasts longer than you expect.',
      'Never tested on animals.',
      'It belongs on every bathroom shelf.',
      'Easy to use, even on a hurried morning.',
    ],
  },
  beauty: {
    shelfLife: ['24 months', '36 months'],
    storage: ['Keep away from heat and sunlight'],
    features: ['Long wear', 'Cruelty free', 'Made for Indian skin tones', 'Light texture', 'Easy to remove'],
    tips: [
      'Shades are made with Indian skin tones in mind.',
      'It comes off with a little coconut oil or cleansing water.',
      'Light on the skin, even on a humid day.',
      'Never tested on animals.',
    ],
  },
  cleaner: {
    shelfLife: ['24 months', '36 months'],
    storage: ['Keep closed and out of reach of children', 'Store upright, away from food'],
    features: ['Everyday strength', 'Easy to store', 'Works in hard water', 'Safe on most surfaces', 'Trusted formula'],
    tips: [
      'Try it on a hidden corner first when the surface is delicate.',
      'Made for Indian homes, Indian dust and hard water.',
      'It does its work without fuss and without a sticky film.',
      'Keep it closed and out of reach of children.',
    ],
  },
  tool: {
    shelfLife: ['Not applicable'],
    storage: ['Keep dry', 'Rinse and let dry after use'],
    features: ['Sturdy build', 'Easy to clean', 'Comfortable grip', 'Made to last', 'One year of daily use'],
    tips: [
      'Made for daily use in an Indian home.',
      'Rinse it and let it dry, and it will serve you for a long time.',
      'Sturdy where it matters and light in the hand.',
      'It wipes clean in a moment.',
    ],
  },
  disposable: {
    shelfLife: ['36 months', '60 months'],
    storage: ['Keep dry and closed'],
    features: ['Everyday strength', 'Tear resistant', 'Value pack', 'Easy to tear along the line'],
    tips: [
      'Handy to have in the drawer when guests come unannounced.',
      'Strong enough for the job and gentle on the budget.',
      'A pack lasts an average kitchen about a month.',
    ],
  },
  electrical: {
    shelfLife: ['Not applicable'],
    storage: ['Keep dry, away from children'],
    features: ['BIS marked', 'Energy saving', 'One year warranty', 'Surge tested'],
    tips: [
      'Covered by a one year warranty: keep the bill in your orders.',
      'Tested for the voltage swings of Indian homes.',
      'Keep a spare at home and a power cut is no trouble.',
    ],
  },
  petfood: {
    shelfLife: ['12 months', '18 months'],
    storage: ['Keep closed in a cool, dry place'],
    features: ['Complete and balanced', 'No artificial colour', 'Vet approved recipe', 'Real protein first'],
    tips: [
      'Change over a week, a little more of the new food each day.',
      'Always keep a bowl of fresh water beside it.',
      'The feeding chart on the back goes by weight.',
    ],
  },
  petcare: {
    shelfLife: ['24 months', 'Not applicable'],
    storage: ['Keep dry'],
    features: ['Safe for pets', 'Non toxic', 'Easy to clean', 'Vet approved'],
    tips: [
      'Made from materials that are safe to sniff, lick and chew.',
      'Introduce it slowly and with a treat.',
      'Replace it when it looks well loved.',
    ],
  },
  wellness: {
    shelfLife: ['18 months', '24 months', '36 months'],
    storage: ['Store below 30 °C, away from light', 'Keep out of reach of children'],
    features: ['Made in a certified unit', 'No prescription needed', 'Quality tested', 'Easy to use'],
    tips: [
      'Read the label, and ask a doctor if the trouble stays.',
      'Keep it out of reach of children.',
      'A sensible thing to have at home before you need it.',
      'Not a medicine to cure disease; a help for every day.',
    ],
  },
  stationery: {
    shelfLife: ['Not applicable'],
    storage: ['Keep dry and flat'],
    features: ['Bright and neat', 'Everyday quality', 'School ready', 'Non toxic', 'Value pack'],
    tips: [
      'Ready for school bags, office desks and shopping lists.',
      'Non toxic and safe for children above three.',
      'Keep a spare: it is always needed the night before.',
    ],
  },
  pooja: {
    shelfLife: ['12 months', '24 months', 'Not applicable'],
    storage: ['Keep dry and closed', 'Keep away from damp'],
    features: ['Prepared with care', 'Festival favourite', 'Neatly packed', 'Fit for daily pooja'],
    tips: [
      'Prepared and packed with care for the daily pooja.',
      'Keep it dry and in a place of its own.',
      'A simple, good thing to keep near the altar.',
      'Keep a pack ready before the festival rush.',
    ],
  },
};
