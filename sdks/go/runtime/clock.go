package argosy

import (
	"context"
	"time"
)

// Clock is time as the client sees it. Tests bring their own.
type Clock interface {
	Now() time.Time
	// Sleep ends early, with an error, when the context does.
	Sleep(ctx context.Context, duration time.Duration) error
}

type systemClock struct{}

func (systemClock) Now() time.Time { return time.Now() }

func (systemClock) Sleep(ctx context.Context, duration time.Duration) error {
	timer := time.NewTimer(duration)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
