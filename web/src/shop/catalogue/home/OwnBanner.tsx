import type { CSSProperties, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { OwnBanner_banner$key } from './__generated__/OwnBanner_banner.graphql.ts';
import css from './ownBanner.css?inline';

const SIZES = '(min-width: 84em) 80rem, 100vw';

interface OwnBannerProps {
  banner: OwnBanner_banner$key;
  /** It is in the first screen. */
  isEager: boolean;
}

/** A banner that staff has made. Its pictures are served on white squares, which it crops to their own shape. */
export function OwnBanner({ banner, isEager }: OwnBannerProps) {
  const { heading, text, link, alt, pictures } = useFragment(
    graphql`
      fragment OwnBanner_banner on HomeBanner {
        heading
        text
        link
        alt
        pictures {
          url(width: 768)
          pageSrcSet
          width
          height
          dominantColor
        }
      }
    `,
    banner,
  );
  const [picture, widePicture = picture] = pictures;
  const shape = {
    '--ratio': picture && picture.width / picture.height,
    '--wide-ratio': widePicture && widePicture.width / widePicture.height,
    background: picture?.dominantColor,
  } as CSSProperties; // which lacks custom properties
  return (
    <section className="home-banner">
      {/* Not in the shop’s sheet, which is in the HTML of every page. */}
      <style>{css}</style>
      <BannerLink to={link}>
        {picture !== undefined && (
          <picture className="home-banner-picture" style={shape}>
            {widePicture !== picture && (
              <source media="(min-width: 48em)" srcSet={widePicture?.pageSrcSet} sizes={SIZES} />
            )}
            <img
              src={picture.url}
              srcSet={picture.pageSrcSet}
              sizes={SIZES}
              alt={alt ?? ''}
              loading={isEager ? 'eager' : 'lazy'}
              fetchPriority={isEager ? 'high' : undefined}
              decoding="async"
            />
          </picture>
        )}
        {heading != null && (
          <div className="home-banner-text">
            <h2>{heading}</h2>
            {text != null && <p>{text}</p>}
          </div>
        )}
      </BannerLink>
    </section>
  );
}

function BannerLink({ to, children }: { to: string | null | undefined; children: ReactNode }) {
  if (to == null) return children;
  return to.startsWith('/') ? (
    <Link className="home-banner-link" to={to}>
      {children}
    </Link>
  ) : (
    <a className="home-banner-link" href={to}>
      {children}
    </a>
  );
}
