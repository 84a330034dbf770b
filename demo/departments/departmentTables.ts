import { attaRiceDal } from './attaRiceDal.ts';
import { babyCare } from './babyCare.ts';
import { beauty } from './beauty.ts';
import { biscuitsCakes } from './biscuitsCakes.ts';
import { breakfastInstant } from './breakfastInstant.ts';
import { cleaning } from './cleaning.ts';
import { dairyBreadEggs } from './dairyBreadEggs.ts';
import { drinks } from './drinks.ts';
import { dryFruitsSeeds } from './dryFruitsSeeds.ts';
import { fruitVegetables } from './fruitVegetables.ts';
import { homeKitchen } from './homeKitchen.ts';
import { iceCreamFrozen } from './iceCreamFrozen.ts';
import { masalaOilGhee } from './masalaOilGhee.ts';
import { meatFish } from './meatFish.ts';
import { personalCare } from './personalCare.ts';
import { petCare } from './petCare.ts';
import { poojaNeeds } from './poojaNeeds.ts';
import { saucesSpreads } from './saucesSpreads.ts';
import { snacksMunchies } from './snacksMunchies.ts';
import { stationery } from './stationery.ts';
import { sweetsChocolates } from './sweetsChocolates.ts';
import { teaCoffee } from './teaCoffee.ts';
import { wellness } from './wellness.ts';

/** Every department's table, in the order of the shop. */
export const departmentTables: readonly string[] = [
  fruitVegetables,
  dairyBreadEggs,
  attaRiceDal,
  masalaOilGhee,
  snacksMunchies,
  drinks,
  biscuitsCakes,
  teaCoffee,
  breakfastInstant,
  sweetsChocolates,
  iceCreamFrozen,
  saucesSpreads,
  dryFruitsSeeds,
  meatFish,
  personalCare,
  beauty,
  babyCare,
  cleaning,
  homeKitchen,
  wellness,
  petCare,
  stationery,
  poojaNeeds,
];
