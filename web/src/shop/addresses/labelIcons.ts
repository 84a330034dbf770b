import { Briefcase, House, MapPin } from 'lucide-react';

/** The icons of the labels of addresses. */
export const labelIcons = { HOME: House, WORK: Briefcase, OTHER: MapPin } as const;
