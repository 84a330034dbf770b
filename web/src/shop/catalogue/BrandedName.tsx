interface BrandedNameProps {
  name: string;
  brand: string | null | undefined;
  brandClassName: string | undefined;
}

/** A product's name after its brand, which has a line of its own and is not repeated in the name. */
export function BrandedName({ name, brand, brandClassName }: BrandedNameProps) {
  if (!brand || name === brand) return name;
  const rest = name.startsWith(`${brand} `) ? name.slice(brand.length).replace(/^[\s,–-]+/, '') : name;
  return (
    <>
      <span className={brandClassName}>{brand}</span> {rest}
    </>
  );
}
