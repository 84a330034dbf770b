/** What a kind of product needs said about it: facts for the details, tips for the description. */
export interface CareProfile {
  shelfLife: readonly string[];
  storage: readonly string[];
  diet?: string;
  features: readonly string[];
  tips: readonly string[];
}

const VEG = 'Vegetarian';

const FRESH: Record<string, CareProfile> = {
  produce: {
    shelfLife: ['3 to 5 days', '4 to 6 days', '5 to 7 days'],
    storage: ['Refrigerate in the vegetable drawer', 'Keep in a cool, airy place', 'Keep dry, wash just before use'],
    diet: VEG,
    features: ['Hand sorted', 'Farm fresh', 'Washed and graded', 'Picked within a day of dispatch'],
    tips: [
      'Sorted by hand twice, so bruised pieces never reach your bag.',
      'Rinse under running water just before you use it.',
      'Weight may differ a little from pack to pack, never the price you pay.',
      'Leave it unwashed until you need it and it keeps noticeably longer.',
      'It comes from growers near the city, so it spends little time on the road.',
    ],
  },
  leafy: {
    shelfLife: ['2 days', '2 to 3 days', '3 days'],
    storage: ['Wrap in paper and refrigerate', 'Keep stems in water, leaves dry'],
    diet: VEG,
    features: ['Cut the same morning', 'Roots trimmed', 'Washed once'],
    tips: [
      'Wrap it in a damp cloth and it stays crisp in the fridge for two days.',
      'Wash in three changes of water to lift out any grit.',
      'Tender stems are just as tasty as the leaves, so chop them in too.',
      'Bought at dawn from the mandi and kept cool until your door.',
    ],
  },
  cutproduce: {
    shelfLife: ['2 days from packing', '3 days from packing'],
    storage: ['Keep refrigerated below 5 °C'],
    diet: VEG,
    features: ['Washed, peeled and cut', 'Sealed in a clean room', 'No preservatives'],
    tips: [
      'Open, tip into the pan and save a quarter of an hour.',
      'Washed in purified water and sealed on the day it is cut.',
      'Best on the day you open it.',
    ],
  },
  chilled: {
    shelfLife: ['2 days', '7 days', '10 days', '15 days'],
    storage: ['Keep refrigerated below 4 °C', 'Keep chilled, use within 2 days of opening'],
    diet: VEG,
    features: ['Pasteurised', 'No added preservatives', 'Tested at every stage', 'Cold chain from dairy to door'],
    tips: [
      'It travels in a chilled bag, so put it straight into the fridge.',
      'Pasteurised and packed without preservatives.',
      'Every batch is tested before it leaves the dairy.',
      'Once opened, finish it within two days for the best taste.',
    ],
  },
  batter: {
    shelfLife: ['4 days', '5 days', '6 days'],
    storage: ['Keep refrigerated below 5 °C, use soon after opening'],
    diet: VEG,
    features: ['Stone ground', 'No soda added', 'Made the day before', 'No preservatives'],
    tips: [
      'Take it out of the fridge half an hour before you cook.',
      'No soda and no preservatives, so keep it cold and use it soon.',
      'Made the day before it reaches you.',
    ],
  },
  flowers: {
    shelfLife: ['1 day', '2 days'],
    storage: ['Sprinkle with water and keep cool'],
    features: ['Plucked at dawn', 'Hand sorted', 'Fresh from the flower market'],
    tips: [
      'Plucked at dawn and kept cool until your door.',
      'Sprinkle it with water and it stays fresh until evening.',
      'Fit for the altar, the door and the dining table.',
    ],
  },
  bakery: {
    shelfLife: ['4 days', '5 days', '7 days'],
    storage: ['Keep in a cool, dry place, closed', 'Keep sealed, refrigerate in hot weather'],
    diet: VEG,
    features: ['Baked the same day', 'No trans fat', 'Soft crumb', 'No added colour'],
    tips: [
      'Baked overnight and delivered while it is still soft.',
      'Warm it for a minute on a tawa and it tastes just baked.',
      'Close the bag well after each use to keep the crumb soft.',
      'It freezes well for up to two weeks.',
    ],
  },
  eggs: {
    shelfLife: ['14 days', '18 days', '21 days'],
    storage: ['Refrigerate, pointed end down'],
    diet: 'Contains egg',
    features: ['Cleaned and graded', 'Antibiotic residue free', 'Checked for cracks'],
    tips: [
      'Each tray is checked for cracks before it leaves the store.',
      'Keep the pointed end down and the yolk stays centred.',
      'Take them out of the fridge half an hour before baking.',
    ],
  },
  meat: {
    shelfLife: ['2 days', '3 days'],
    storage: ['Keep at 0 to 4 °C', 'Keep chilled, freeze if not used the same day'],
    diet: 'Non-vegetarian',
    features: ['Cleaned and cut fresh', 'Vacuum packed', 'Antibiotic residue free', 'Never frozen'],
    tips: [
      'Cleaned, trimmed and ready for the pan: a rinse is all it needs.',
      'Packed in an atmosphere that keeps it fresh without freezing.',
      'Net weight is measured after cleaning.',
      'Marinate it for half an hour with curd and salt for the softest bite.',
    ],
  },
  fish: {
    shelfLife: ['1 day', '2 days'],
    storage: ['Keep on ice or at 0 to 2 °C', 'Keep chilled, cook the same day'],
    diet: 'Non-vegetarian',
    features: ['Landed this morning', 'Scaled and gutted', 'Chemical free ice', 'Cleaned by hand'],
    tips: [
      'Bought at the landing centre at dawn and kept on ice all the way.',
      'Rub with turmeric and salt and let it rest while the pan heats.',
      'Net weight is after cleaning, so you pay only for what you cook.',
    ],
  },
};

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
export const FOOD_PROFILES: Readonly<Record<string, CareProfile>> = { ...FRESH, ...PANTRY, ...TREATS };
