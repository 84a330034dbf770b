import { FRESH_PROFILES } from './freshProfiles.ts';

/** What a kind of product needs said about it: facts for the details, tips for the description. */
export interface CareProfile {
  shelfLife: readonly string[];
  storage: readonly string[];
  diet?: string;
  features: readonly string[];
  tips: readonly string[];
}

const VEG = 'Vegetarian';

const PANTRY: Record<string, CareProfile> = {
  grain: {
    shelfLife: ['3 months', '6 months', '9 months', '12 months'],
    storage: ['Store in an airtight tin, away from damp', 'Keep in a cool, dry place'],
    diet: VEG,
    features: ['Machine cleaned', 'Stone free', 'Unpolished', 'Sorted by colour', 'No added colour'],
    tips: [
      'Cleaned and colour sorted, so there is nothing left to pick out.',
      'Empty it into an airtight tin and add a dried neem leaf in the rains.',
      'A light roast before cooking brings out a nutty aroma.',
      'Packed close to where it was grown, in the season it was grown.',
    ],
  },
  sweetener: {
    shelfLife: ['12 months', '18 months', '24 months'],
    storage: ['Store in an airtight tin, away from damp'],
    diet: VEG,
    features: ['Sieved and clean', 'No anti-caking agent', 'Free flowing', 'Sealed against damp'],
    tips: [
      'Keep it in an airtight tin, because it drinks up damp air.',
      'Sieved and packed without being touched by hand.',
      'Use a dry spoon and it stays loose to the last.',
    ],
  },
  flour: {
    shelfLife: ['2 months', '3 months', '4 months'],
    storage: ['Store in an airtight container', 'Keep dry, refrigerate in humid weather'],
    diet: VEG,
    features: ['Slow ground', 'Freshly milled', 'Sieved twice', 'Packed fresh'],
    tips: [
      'Ground slowly so that the flour stays cool and keeps its aroma.',
      'Rest the dough for twenty minutes and it rolls out without tearing.',
      'Sieved twice for an even texture.',
      'Buy what you use in a month: fresh flour always tastes better.',
    ],
  },
  spice: {
    shelfLife: ['9 months', '12 months', '18 months'],
    storage: ['Close tightly, keep away from heat and light', 'Use a dry spoon'],
    diet: VEG,
    features: ['No added colour', 'Processed at low temperature', 'Single origin', 'Full natural oils'],
    tips: [
      'Processed at low temperature so that the oils stay in the spice.',
      'A short bloom in hot oil brings out its full colour.',
      'Keep it away from the stove: heat and light steal the aroma.',
      'Nothing is added, neither colour nor starch.',
    ],
  },
  oil: {
    shelfLife: ['6 months', '9 months', '12 months'],
    storage: ['Keep closed, away from sunlight', 'Store in a cool, dark place'],
    diet: VEG,
    features: ['Tested for purity', 'Zero trans fat', 'Filtered, not bleached', 'Fortified with vitamins A and D'],
    tips: [
      'Tested for purity and sealed under a tamper-proof cap.',
      'Keep it away from the window, since light turns any fat rancid.',
      'Do not reheat the same fat more than twice.',
      'A little goes a long way, so start with half of what you are used to.',
    ],
  },
  nuts: {
    shelfLife: ['4 months', '6 months', '9 months'],
    storage: ['Refrigerate after opening', 'Keep airtight in a cool place'],
    diet: VEG,
    features: ['Graded for size', 'No added colour', 'Source of protein', 'Resealable pack'],
    tips: [
      'Graded by size and packed under nitrogen, so the crunch lasts.',
      'A small handful a day is a good habit to keep.',
      'Keep it in the fridge once open and it stays fresh for months.',
      'It makes a thoughtful gift box, too.',
    ],
  },
  sauce: {
    shelfLife: ['6 months', '9 months', '12 months'],
    storage: ['Refrigerate after opening', 'Keep in a cool, dry place, use a dry spoon'],
    diet: VEG,
    features: ['No artificial colour', 'Made in small batches', 'Sealed for freshness', 'Real ingredients first'],
    tips: [
      'Use a dry spoon and it will keep to the last scrape.',
      'Once open, let it live in the door of the fridge.',
      'It earns its place on the everyday shelf.',
      'Cooked in small batches with real ingredients at the top of the list.',
    ],
  },
  instant: {
    shelfLife: ['6 months', '8 months', '9 months'],
    storage: ['Keep in a cool, dry place', 'Keep dry, use at once after opening'],
    diet: VEG,
    features: ['Ready in minutes', 'No artificial colour', 'Family favourite', 'No preservatives'],
    tips: [
      'Keep one in the cupboard for the evening when nobody wants to cook.',
      'Everyone at the table finds something to like in it.',
      'Simple steps are printed on the back, with times that are honest.',
      'A good thing to have in a hostel room or a travel bag.',
    ],
  },
};

const TREATS: Record<string, CareProfile> = {
  snack: {
    shelfLife: ['3 months', '4 months', '5 months', '6 months'],
    storage: ['Keep in a cool, dry place', 'Store airtight after opening'],
    diet: VEG,
    features: ['Crisp to the last piece', 'No added MSG', 'Nitrogen flushed', 'Made in small batches'],
    tips: [
      'Best with a cup of chai and somebody to share it with.',
      'Tip what is left into a tin, if anything is left.',
      'Nitrogen flushed, so it opens as crisp as it was packed.',
      'Just the thing for a match evening or a long train ride.',
    ],
  },
  sweet: {
    shelfLife: ['2 months', '4 months', '6 months', '9 months'],
    storage: ['Keep below 25 °C', 'Keep in a cool, dry place'],
    diet: VEG,
    features: ['Made in small batches', 'No artificial flavour', 'Festive favourite', 'Individually wrapped'],
    tips: [
      'Let it come to room temperature for the fullest flavour.',
      'Good to keep for guests, hard to keep from the children.',
      'Store below 25 °C so that it holds its shape.',
      'It arrives in a cool bag on hot days.',
    ],
  },
  frozen: {
    shelfLife: ['6 months', '9 months', '12 months'],
    storage: ['Keep frozen at -18 °C', 'Keep frozen, never refreeze once thawed'],
    diet: VEG,
    features: ['Quick frozen', 'No preservatives', 'Cooks from frozen', 'Packed at source'],
    tips: [
      'It leaves our freezer minutes before it reaches yours.',
      'Keep it at -18 °C and never freeze it again once it has thawed.',
      'Quick frozen at source, which locks in taste and texture.',
      'Make room in the freezer before you order two.',
    ],
  },
  drink: {
    shelfLife: ['4 months', '6 months', '9 months'],
    storage: ['Keep cool, serve chilled', 'Refrigerate after opening'],
    diet: VEG,
    features: ['Serve chilled', 'Recyclable pack', 'Sealed for freshness', 'Hygienically packed'],
    tips: [
      'Serve it well chilled, with ice if you like it lighter.',
      'A cold glass of it makes any afternoon shorter.',
      'Keep a couple in the fridge door for guests.',
      'Once opened, finish it within three days.',
    ],
  },
  icecream: {
    shelfLife: ['9 months', '12 months'],
    storage: ['Keep frozen at -18 °C, never refreeze'],
    diet: VEG,
    features: ['Made from real milk', 'Slow churned', 'No added colour', 'Creamy texture'],
    tips: [
      'Let it stand for five minutes before you scoop or bite.',
      'It travels in a frozen bag, so put it straight into the freezer.',
      'Never freeze it again once it has melted.',
      'Keep one back for the evening when guests turn up.',
    ],
  },
  hotdrink: {
    shelfLife: ['9 months', '12 months', '18 months'],
    storage: ['Keep airtight, away from strong smells', 'Use a dry spoon, close tightly'],
    diet: VEG,
    features: ['Rich aroma', 'Small batches', 'Blended by tasters', 'Sealed for aroma'],
    tips: [
      'Keep it away from the spice shelf, because it soaks up every smell.',
      'Use a dry spoon and close the lid at once.',
      'Keep it handy for the hour when everyone wants a cup.',
      'Blended by people who taste two hundred cups a day.',
    ],
  },
};

/** Care facts of food, by the profile named in a department's table. */
export const FOOD_PROFILES: Readonly<Record<string, CareProfile>> = { ...FRESH_PROFILES, ...PANTRY, ...TREATS };
