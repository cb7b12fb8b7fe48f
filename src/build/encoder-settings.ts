/*
 * How pictures are encoded; what was measured is in docs/build-speed.md. `effort` is how hard an
 * encoder tries: it gives likeness for a processor's time, and `quality` takes that back as bytes.
 */

interface EncoderSetting {
  quality: number;
  effort: number;
}

export const AVIF: EncoderSetting = { quality: 47, effort: 3 };

/**
 * For what opens an article or a list on a telephone, the largest part of what is fetched before it is shown:
 * a fifth fewer bytes than with `AVIF`, in five times as long.
 */
export const LEAN_AVIF: EncoderSetting = { quality: 43, effort: 5 };

export const WEBP: EncoderSetting = { quality: 76, effort: 2 };

export const JPEG = { quality: 78, progressive: true };
